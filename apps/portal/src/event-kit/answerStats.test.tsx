import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPortal } from "../testing/aPortal.ts";
import { renderInPortal } from "../testing/renderInPortal.tsx";
import { AnswerStats } from "./AnswerStats.tsx";

const counts = { comingHeads: 254, yes: 138, maybe: 9, no: 25, waitlisted: 0, pending: 42 };

it("tells the coming of the list from all people, whom tickets and company bring as well", () => {
  renderInPortal(aPortal(), <AnswerStats counts={counts} />);
  expect(screen.getByText("Coming, 254 people in all")).toBeTruthy();
});
