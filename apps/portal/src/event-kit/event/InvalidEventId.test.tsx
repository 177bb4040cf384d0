import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { InvalidEventId } from "./InvalidEventId.tsx";

it("says the specification's sentence, to the letter, and leads to the list", () => {
  render(<InvalidEventId />);
  expect(
    screen.getByText(
      "Invalid Event ID. The event ID appears to be malformed. Please check the URL and try again.",
    ),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "All events" })).toHaveAttribute(
    "href",
    "/manage-events",
  );
});
