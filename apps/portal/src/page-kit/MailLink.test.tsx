import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { MailLink } from "./MailLink.tsx";

it("offers a break before the @ and before each dot, and nowhere in a word", () => {
  render(<MailLink address="maria.fv@mail.example.com" />);
  const link = screen.getByRole("link", { name: "maria.fv@mail.example.com" });
  expect(link.getAttribute("href")).toBe("mailto:maria.fv@mail.example.com");
  expect(link.querySelectorAll("wbr")).toHaveLength(5);
  const parts = [...link.querySelectorAll("span")].map(({ textContent }) => textContent);
  expect(parts).toEqual(["maria", ".fv", "@mail", ".example", ".com"]);
});
