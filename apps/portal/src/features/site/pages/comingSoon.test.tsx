import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import ComingSoonPage from "./ComingSoonPage.tsx";

const portal = aSignedInPortal();

it("a directory that is not open says so, and leads to what works today", async () => {
  await act(async () => {
    renderInPortal(portal, <ComingSoonPage />);
    await portal.loadPlanner();
  });
  expect(screen.getByText("Coming Soon")).toBeTruthy();
  expect(screen.getByText(/Nobody is listed here yet/)).toBeTruthy();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/manage-venues",
    "/venues",
    "/forum",
  ]);
});
