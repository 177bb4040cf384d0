import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { fetchPage, lazyPage } from "./lazyPage.ts";

const aPage = () => {
  const load = () => Promise.resolve({ default: () => <h1>Guests</h1> });
  const show = () => {
    const Screen = lazyPage(load);
    render(
      <Suspense fallback="Loading...">
        <Screen />
      </Suspense>,
    );
  };
  return { load, show };
};

it("a page that was fetched before is drawn at once, without the loading screen", async () => {
  const { load, show } = aPage();
  await fetchPage(load);
  show();
  expect(screen.getByRole("heading")).toBeVisible();
});

it("a page that was not shows the loading screen first, and stays the same component", async () => {
  const { load, show } = aPage();
  show();
  expect(screen.getByText("Loading...")).toBeVisible();
  expect(await screen.findByRole("heading")).toBeVisible();
  const shown = lazyPage(load);
  await fetchPage(load);
  expect(lazyPage(load)).toBe(shown);
});
