import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aPortal } from "../../../testing/aPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { PasswordForm } from "./PasswordForm.tsx";

const form = (
  <PasswordForm onSignedIn={() => undefined} onMagicLink={vi.fn()} onPhone={() => undefined} />
);

it("an empty sign-in says at both fields what is missing", () => {
  renderInPortal(aPortal(), form, "/login");
  fireEvent.click(screen.getByRole("button", { name: "Sign In" }));
  const email = screen.getByRole("textbox", { name: "E-mail" });
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription(/whole e-mail address/);
  expect(screen.getByLabelText("Password", { exact: true })).toHaveAccessibleDescription(
    /Enter your password/,
  );
});
