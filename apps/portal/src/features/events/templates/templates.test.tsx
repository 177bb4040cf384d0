import { loadBlueprint } from "@jubilee/core/events/blueprints.rules";
import { eventTemplates } from "@jubilee/core/events/templates.rules";
import { fireEvent, screen } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { RouteContext } from "../../../app/routing/RouteContext.ts";
import { routeTable } from "../../../joins/routeTable.ts";
import { aPortal } from "../../../testing/aPortal.ts";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { readChosenTemplate } from "../../../event-kit/chosenTemplate.ts";
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

it("finds templates by their words and shows all of them again", () => {
  renderInPortal(aSignedInPortal(), <TemplatesPage />, "/templates");
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

it("shows the families it is asked for, and a long one in one row until then", () => {
  renderInPortal(aSignedInPortal(), <TemplatesPage />, "/templates");
  expect(screen.getByText("51 tasks, 13 months")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "All 9 of Reunions" }));
  expect(screen.getByRole("button", { name: "Reunions" })).toHaveAttribute("aria-pressed", "true");
  expect(screen.queryByRole("heading", { name: "Celebrations" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^All 9/ })).toBeNull();
});

it("shows all that a template holds, and what takes a plan", async () => {
  renderInPortal(aPortal(), at("/templates/wedding"), "/templates/wedding");
  expect(await screen.findByRole("heading", { level: 2, name: "Programme" })).toBeVisible();
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
