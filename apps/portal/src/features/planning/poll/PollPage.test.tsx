import { readdirSync } from "node:fs";
import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { RouteContext } from "../../../app/routing/RouteContext.ts";
import { spokenLanguages } from "../../../event-kit/guestLanguage.ts";
import { routeTable } from "../../../joins/routeTable.ts";
import { aPortal } from "../../../testing/aPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { lanternWalk } from "../../../../../../tests/fixtures/public-event.ts";
import PollPage from "./PollPage.tsx";

const poll = {
  event: lanternWalk,
  title: "Which picnic?",
  note: null,
  closesAt: null,
  state: "open",
  guestName: null,
};

/** The script of the widgets is another build's: here is what it is told. */
vi.mock("../../../event-kit/JubileeWidget.tsx", () => ({
  JubileeWidget: ({ lang }: { lang?: string | null }) => <p>{`Widget in ${lang}`}</p>,
}));

afterEach(() => vi.unstubAllGlobals());

it.each([
  [["sv", "de-CH", "en"], "de-CH"],
  [["ar"], "ar"],
  [["sv"], null],
])("whose device asks for %j votes in %s", async (languages, spoken) => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(poll)));
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  renderInPortal(
    aPortal(),
    <RouteContext value={routeTable.resolve("/poll/mine")}>
      <PollPage />
    </RouteContext>,
  );
  expect(await screen.findByText(`Widget in ${spoken}`)).toBeVisible();
  vi.restoreAllMocks();
});

it("is offered what the widget speaks", () => {
  const translated = readdirSync("packages/widgets/src/steps/languages/poll");
  expect(spokenLanguages.toSorted()).toEqual(
    ["en.ts", ...translated].map((file) => file.replace(".ts", "")).toSorted(),
  );
});
