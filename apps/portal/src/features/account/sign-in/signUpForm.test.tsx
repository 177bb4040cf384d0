import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPortal } from "../../../testing/aPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { SignUpForm } from "./SignUpForm.tsx";

it("a password that is too short gets the focus each time, with what is wrong about it", () => {
  renderInPortal(aPortal(), <SignUpForm initialPlan="free" simple />, "/signup");
  const password = screen.getByLabelText("Password", { exact: true });
  fireEvent.change(screen.getByRole("textbox", { name: "E-mail" }), {
    target: { value: "maya@example.org" },
  });
  fireEvent.change(password, { target: { value: "short" } });
  const send = screen.getByRole("button", { name: "Create account" });
  for (const _ of ["first", "again"]) {
    send.focus();
    fireEvent.click(send);
    expect(password).toHaveFocus();
    expect(password).toBeInvalid();
    expect(password).toHaveAccessibleDescription(/at least 8/i);
  }
});
