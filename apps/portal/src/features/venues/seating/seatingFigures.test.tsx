import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SeatingFigures } from "./SeatingFigures.tsx";

it.each([
  ["answers", "of 0 who said yes"],
  ["tickets", "of 0 who hold a ticket"],
  ["both", "of 0 who said yes or hold a ticket"],
] as const)("a plan that seats by %s says whom it counts: %s", (peopleFrom, words) => {
  render(
    <SeatingFigures seating={{ peopleFrom, people: [], tables: [], rules: [] }} conflicts={[]} />,
  );
  expect(screen.getByText(words)).toBeTruthy();
});
