import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TypePicker } from "./TypePicker.tsx";
import { TemplateStarts } from "./TemplateStarts.tsx";

it("a wedding is among the first things offered, with its template", () => {
  render(<TemplateStarts />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Wedding",
    "Birthday party",
    "Corporate conference",
    "Sports tournament",
  ]);
  expect(screen.getByRole("link", { name: "Wedding" }).getAttribute("href")).toMatch(
    /\?template=wedding$/,
  );
});

it("kinds are called by their names alone, whatever is drawn beside them", () => {
  render(<TypePicker value="club-type-1" onChange={() => undefined} />);
  const names = screen.getAllByRole("radio").map((radio) => radio.ariaLabel);
  expect(names).toContain("Milestone");
  expect(names.join()).not.toMatch(/\d/);
});
