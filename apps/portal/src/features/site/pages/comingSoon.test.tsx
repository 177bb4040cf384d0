import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import ComingSoonPage from "./ComingSoonPage.tsx";

const portal = aSignedInPortal();

it("a directory without anybody is an empty state like others, with the way back", async () => {
  await act(async () => {
    renderInPortal(portal, <ComingSoonPage />);
    await portal.loadPlanner();
  });
  const title = screen.getByRole("heading", { level: 2, name: "Nobody is listed here yet" });
  const state = title.parentElement;
  expect(state?.textContent).toContain("As soon as this directory opens");
  expect(state?.querySelector("a")?.getAttribute("href")).toBe("/dashboard");
  expect(screen.getByText("Coming Soon")).toBeTruthy();
});
