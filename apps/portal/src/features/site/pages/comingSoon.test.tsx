import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import ComingSoonPage from "./ComingSoonPage.tsx";

const portal = aSignedInPortal();

it("a directory that is not open says so, tells who asks when it opens, and leads to what works today", async () => {
  await act(async () => {
    renderInPortal(portal, <ComingSoonPage />);
    await portal.loadPlanner();
  });
  expect(screen.getByText("Coming Soon")).toBeTruthy();
  expect(screen.getByText(/Nobody is listed here yet/)).toBeTruthy();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/contact?subject=Tell%20me%20when%20the%20directory%20opens",
    "/manage-venues",
    "/venues",
    "/forum",
  ]);
});
