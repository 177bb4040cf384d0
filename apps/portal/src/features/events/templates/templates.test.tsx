import { readReturn, returnKey } from "@jubilee/core/account/return.rules";
import { loadBlueprint } from "@jubilee/core/events/blueprints.rules";
import { eventTemplates } from "@jubilee/core/events/templates.rules";
import type { OwnTemplate } from "@jubilee/core/events/own-templates.types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { RouteContext } from "../../../app/routing/RouteContext.ts";
import { routeTable } from "../../../joins/routeTable.ts";
import { aPortal } from "../../../testing/aPortal.ts";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { readChosenTemplate } from "../../../event-kit/chosenTemplate.ts";
import { templateKeys } from "./own/keys.ts";
import TemplatePage from "./TemplatePage.tsx";
import { wordsOfHours } from "./template.rules.ts";
import { templateRoutes } from "./templates.routes.ts";
import TemplatesPage from "./TemplatesPage.tsx";

beforeAll(async () => {
  // This environment scrolls nothing.
  Object.assign(Element.prototype, { scrollBy: () => undefined });
  await routeTable.complete();
});

const at = (path: string) => (
  <RouteContext value={routeTable.resolve(path)}>
    <TemplatePage />
  </RouteContext>
);

it("has a template at each of the specified addresses, and no other", () => {
  expect(templateRoutes["templates.template"].expand.template.toSorted()).toEqual(
    eventTemplates.map(({ key }) => key).toSorted(),
  );
});

it("keeps a visitor's choice until they have an account", () => {
  renderInPortal(aPortal(), at("/templates/school"), "/templates/school");
  expect(screen.getByRole("heading", { level: 1, name: "School reunion" })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Use template" }));
  expect(location.pathname).toBe("/signup");
  expect(readChosenTemplate(localStorage)).toEqual({
    key: "school",
    title: "School reunion",
    eventTypeId: "school-type-1",
  });
  expect(readReturn(localStorage.getItem(returnKey), Date.now(), "/dashboard")).toBe(
    "/create-event?template=school",
  );
});

it("makes its type a member's preferred one and begins an event with it", async () => {
  const portal = aSignedInPortal();
  const { eventTypes } = await portal.loadPlanner();
  eventTypes.open("maya");
  renderInPortal(portal, at("/templates/wedding"), "/templates/wedding");
  fireEvent.click(screen.getByRole("button", { name: "Use template" }));
  await expect
    .poll(() => location.pathname + location.search)
    .toBe("/create-event?template=wedding");
  expect(eventTypes.getState()).toEqual({ eventTypeId: "milestone-type-1", isExplicit: true });
});

it("leaves other addresses under /templates/ without a page", () => {
  expect(routeTable.resolve("/templates/no-such")).toBeNull();
  expect(routeTable.resolve("/templates/school")?.name).toBe("templates.template");
});

/** The wall of somebody signed in, with templates of their own. */
async function renderWall(own: readonly OwnTemplate[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(templateKeys.list, own);
  await act(async () => {
    renderInPortal(
      aSignedInPortal(),
      <QueryClientProvider client={client}>
        <TemplatesPage />
      </QueryClientProvider>,
      "/templates",
    );
    await Promise.resolve();
  });
}

it("shows one's own before all others, and finds them by their words", async () => {
  await renderWall([
    {
      id: "7f0d5f30-3a0c-4a39-9d4e-0d9b6a1f2c11",
      title: "Barn supper in May",
      line: "Forty at one table.",
      eventTypeId: "social-type-1",
      coverSeed: "barn",
      tasks: 12,
      activities: 4,
      lead: 60,
      link: null,
      mayWrite: true,
    } as Partial<OwnTemplate> as OwnTemplate,
  ]);
  const [first] = screen.getAllByRole("region");
  expect(first).toHaveAccessibleName("Yours");
  const search = screen.getByRole("searchbox", { name: "Search 35 templates" });
  fireEvent.change(search, { target: { value: "forty table" } });
  expect(screen.getByRole("link", { name: /^Barn supper in May/ })).toBeVisible();
  fireEvent.change(search, { target: { value: "zebrafish" } });
  expect(screen.queryByRole("region", { name: "Yours" })).toBeNull();
});

it("finds templates by their words and shows all of them again", async () => {
  await renderWall([]);
  expect(screen.getAllByRole("link", { name: /wedding/i })).toHaveLength(2);
  const search = screen.getByRole("searchbox", { name: "Search 35 templates" });
  fireEvent.change(search, { target: { value: "zebrafish quartet" } });
  expect(screen.getByRole("status")).toHaveTextContent("0 templates");
  fireEvent.change(search, { target: { value: "düğün" } });
  expect(screen.getByRole("link", { name: /^Wedding/ })).toBeVisible();
  fireEvent.change(search, { target: { value: "zebrafish" } });
  fireEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(screen.getByRole("link", { name: /Film screening/ })).toBeVisible();
});

it("shows the families it is asked for, and a long one in one row until then", async () => {
  await renderWall([]);
  expect(screen.getByText("51 tasks, 13 months")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "All 9 of Reunions" }));
  expect(screen.getByRole("button", { name: "Reunions" })).toHaveAttribute("aria-pressed", "true");
  expect(screen.queryByRole("heading", { name: "Celebrations" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^All 9/ })).toBeNull();
});

it("shows all that a template holds, and what takes a plan", async () => {
  // What suspends inside of a render that is not waited for may never be taken up again.
  await act(async () => renderInPortal(aPortal(), at("/templates/wedding"), "/templates/wedding"));
  expect(await screen.findByRole("heading", { level: 2, name: "Programme" })).toBeVisible();
  expect(screen.getByText(/Rooms and notes are proposals to fill in/)).toBeVisible();
  for (const name of ["Tasks over time", "Budget", "Form", "Page", "Mails"])
    expect(screen.getByRole("heading", { level: 2, name })).toBeVisible();
  expect(screen.getByText("Come to our wedding")).toBeVisible();
  expect(
    screen.getByText(/^The programme and the page come with every plan\. With Premium: /),
  ).toBeVisible();
  const sum = screen.getByRole("textbox", { name: "Your sum" });
  fireEvent.change(sum, { target: { value: "1000" } });
  fireEvent.blur(sum);
  expect(screen.getByText(/380(\.00)?$/)).toBeVisible();
});

it.each([
  ["school", "Saturday, 14:00 to 23:30"],
  ["wedding", "Saturday, 13:30 to 01:00"],
  ["group-trip", "Thursday, 18:00 to Sunday, 14:00"],
])("tells the hours of %s in words", async (key, words) => {
  const blueprint = await loadBlueprint(key);
  if (!blueprint) throw new Error(`No ${key}`);
  expect(wordsOfHours(blueprint)).toBe(words);
});
