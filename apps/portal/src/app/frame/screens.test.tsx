import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LoadingScreen } from "./LoadingScreen.tsx";

it("the loading screen has a 'spinner and text Loading...', and is told of", () => {
  render(<LoadingScreen />);
  const loading = screen.getByRole("status");
  expect(loading).toHaveTextContent(/^Loading\.\.\.$/);
  expect(loading.querySelector("[aria-hidden]")).toBeVisible();
});
