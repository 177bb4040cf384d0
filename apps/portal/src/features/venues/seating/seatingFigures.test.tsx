import type { Seating } from "@jubilee/core/venues/seating.types";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SeatingFigures } from "./SeatingFigures.tsx";

const person = { key: "g:1:0", name: "Ute" };
const seating = (peopleFrom: Seating["peopleFrom"]) =>
  ({ peopleFrom, tables: [], people: [person, person], rules: [] }) as unknown as Seating;

it.each([
  ["answers", "of 2 who said yes"],
  ["tickets", "of 2 who hold a ticket"],
  ["both", "of 2 who said yes or hold a ticket"],
] as const)("a plan that seats by %s says whom it counts: %s", (peopleFrom, words) => {
  render(<SeatingFigures seating={seating(peopleFrom)} conflicts={[]} />);
  expect(screen.getByText(words)).toBeTruthy();
});
