import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ErrorState } from "../components/error-state/ErrorState.tsx";
import { LocaleProvider } from "../components/locale-provider/LocaleProvider.tsx";
import { Pagination } from "../components/pagination/Pagination.tsx";

const words = { pagination: { next: "Weiter" }, shared: { tryAgain: "Noch einmal" } };
const nothing = () => undefined;
const pages = <Pagination from={0} shown={20} total={60} pageSize={20} onMove={nothing} />;

it("components speak English without a provider", () => {
  render(pages);
  expect(screen.getByRole("navigation", { name: "Pages" })).toHaveTextContent(
    "1 to 20 of 60BackNext",
  );
});

it("a provider's words are said; what it leaves out stays English", () => {
  render(
    <LocaleProvider locale="de" words={words}>
      {pages}
    </LocaleProvider>,
  );
  expect(screen.getByRole("navigation", { name: "Pages" })).toHaveTextContent("BackWeiter");
});

it("a provider inside that tells only another locale keeps the words", () => {
  render(
    <LocaleProvider locale="de" words={words}>
      <LocaleProvider locale="de-AT">{pages}</LocaleProvider>
    </LocaleProvider>,
  );
  expect(screen.getByRole("button", { name: "Weiter" })).toBeEnabled();
});

it("a label of the page's own goes before the language's", () => {
  render(
    <LocaleProvider locale="de" words={words}>
      <ErrorState onRetry={nothing} retryLabel="Neu laden" />
    </LocaleProvider>,
  );
  expect(screen.getByRole("button", { name: "Neu laden" })).toBeEnabled();
  expect(screen.queryByRole("button", { name: "Noch einmal" })).toBeNull();
});
