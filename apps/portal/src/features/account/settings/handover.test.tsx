import type { OpenedDemo } from "@jubilee/core/events/demos.types";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPortal } from "../../../testing/aPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { HandoverSetting } from "./HandoverSetting.tsx";

it("says where an account is handed over, and leads there", () => {
  renderInPortal(aPortal(), <HandoverSetting />);
  expect(screen.getByRole("heading", { name: "Hand the account over" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Team and roles shows how" })).toHaveAttribute(
    "href",
    "/business/multi-admin",
  );
});

it("says nothing of it in a demo, which is nobody's to hand over", () => {
  const demo = { id: "1", demo: "club-demo" } as Partial<OpenedDemo> as OpenedDemo;
  renderInPortal({ ...aPortal(), demo }, <HandoverSetting />);
  expect(screen.queryByText("Hand the account over")).toBeNull();
});
