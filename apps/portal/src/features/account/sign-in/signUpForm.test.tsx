import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPortal } from "../../../testing/aPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import SignUpPage from "./SignUpPage.tsx";

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
    expect(screen.getAllByText(/at least 8/i)).toHaveLength(1);
  }
});

it("all that is missing is said at its field in one go, the first of it has the focus, and no bubble does it", () => {
  renderInPortal(aPortal(), <SignUpForm initialPlan="free" />, "/signup");
  const send = screen.getByRole("button", { name: "Create account" });
  expect(send.closest("form")?.noValidate).toBe(true);
  fireEvent.click(send);
  const first = screen.getByRole("textbox", { name: "First name" });
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription(/first name/);
  expect(screen.getByRole("textbox", { name: "Last name" })).toHaveAccessibleDescription(/last/);
  expect(screen.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(/whole/);
  expect(screen.getByLabelText("Password", { exact: true })).toBeInvalid();
});

it("a field that is typed in again is no longer wrong; the others still are", () => {
  renderInPortal(aPortal(), <SignUpForm initialPlan="free" simple />, "/signup-simple");
  fireEvent.click(screen.getByRole("button", { name: "Create account" }));
  const email = screen.getByRole("textbox", { name: "E-mail" });
  expect(email).toBeInvalid();
  fireEvent.input(email, { target: { value: "m" } });
  expect(email).not.toHaveAccessibleDescription(/whole/);
  expect(screen.getByLabelText("Password", { exact: true })).toBeInvalid();
});

it("takes over the address and the team of an invitation, and asks for no plan", () => {
  const invited = { email: "ida@example.org", accountName: "Gala Ltd" };
  const page = renderInPortal(aPortal(), null, "/signup");
  history.replaceState({ invited }, "", "/signup");
  page.rerender(<SignUpPage />);
  expect(screen.getByRole("textbox", { name: "E-mail" })).toHaveValue("ida@example.org");
  expect(screen.getByText(/You join the team of Gala Ltd/)).toBeVisible();
  expect(screen.queryByRole("radio")).toBeNull();
});

it("says that what somebody chose before waits for them", () => {
  localStorage.setItem(
    "jubilee.return",
    JSON.stringify({ path: "/create-event?template=school", at: Date.now() }),
  );
  const { unmount } = renderInPortal(aPortal(), <SignUpPage />, "/signup");
  expect(screen.getByText(/What you chose waits for you/)).toBeVisible();
  unmount();
  localStorage.removeItem("jubilee.return");
  renderInPortal(aPortal(), <SignUpPage />, "/signup");
  expect(screen.queryByText(/What you chose waits for you/)).toBeNull();
});
