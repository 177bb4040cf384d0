import { randomUUID } from "node:crypto";
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { eventTimeWall } from "@jubilee/core/base/event-time.rules";
import { partsOf, rowsOf } from "@jubilee/core/events/blueprint-parts.rules";
import { draftOfTemplate, loadBlueprint } from "@jubilee/core/events/blueprints.rules";
import { columnsOfBeginning, columnsOfDraft } from "@jubilee/core/events/event-rows.rules";
import { blueprintOfEvent } from "@jubilee/core/events/blueprint-of-event.rules";
import type { Blueprint } from "@jubilee/core/events/blueprints.types";
import type { TemplateSource } from "@jubilee/core/events/own-templates.types";
import { newEventDraft } from "@jubilee/core/events/events.rules";
import { roughWorth } from "@jubilee/core/events/rough-worth.rules";
import { eventTemplates } from "@jubilee/core/events/templates.rules";
import { byLot } from "../../support/lot.ts";
import { isLongRun } from "../../support/tempo.ts";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

/** A zone far in the east, one with a half hour, and one whose clocks change on other days than ours. */
const zones = ["Pacific/Auckland", "Asia/Kolkata", "America/Sao_Paulo"];
const host = "00000000-0000-4000-8000-0000000b1e01";
const nowMs = Date.parse("2026-11-21T12:00:00Z");

interface MadeTask {
  id: string;
  due_local: string;
  late_at: string;
}

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend({ postgres: inject("postgresUrl") });
  await backend.query(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data)
     values ($1, 'authenticated', 'authenticated', 'planner@blueprints.example', now(), '{}')`,
    [host],
  );
  await backend.query("select private.apply_plan($1, 'pro', 'test')", [host]);
  await backend.query("select set_config('request.jwt.claims', $1, false)", [
    JSON.stringify({ sub: host, role: "authenticated" }),
  ]);
});
afterAll(() => backend.close());

/** What begins at the same time, and what a task waits for, comes in any order. */
function inOrder(blueprint: Blueprint): Blueprint {
  const byTitle = (one: { title: string }, other: { title: string }) =>
    one.title.localeCompare(other.title);
  return {
    ...blueprint,
    activities: blueprint.activities.toSorted(byTitle),
    mails: blueprint.mails.toSorted((one, other) => one.name.localeCompare(other.name)),
    tasks: blueprint.tasks.map((task) => ({ ...task, waitsFor: task.waitsFor.toSorted() })),
  };
}

/** Each everywhere in the long form; in the short one some of them, each in one zone. */
const cases = isLongRun
  ? eventTemplates.flatMap((template) => zones.map((timeZone) => ({ template, timeZone })))
  : byLot(eventTemplates, 6, "blueprints").map((template, place) => ({
      template,
      timeZone: zones[place % zones.length] ?? "UTC",
    }));

it.each(cases)(
  "$template.key in $timeZone makes a whole event, every task on its day",
  async ({ template, timeZone }) => {
    const blueprint = await loadBlueprint(template.key);
    if (!blueprint) throw new Error(`${template.key} has no blueprint`);
    const blank = newEventDraft(nowMs, {
      timeZone,
      eventTypeId: template.eventTypeId,
      coverSeed: template.key,
      currency: timeZone.startsWith("Asia") ? "JPY" : "EUR",
      locale: "en",
    });
    const draft = {
      ...draftOfTemplate(template, blueprint, blank, { nowMs, day: null }),
      name: template.title,
    };
    const rows = rowsOf(blueprint, new Set(partsOf(blueprint).map(({ part }) => part)), {
      templateKey: template.key,
      startLocal: draft.startLocal,
      currency: draft.currency,
      language: "en",
      newId: randomUUID,
    });
    const event = {
      ...columnsOfDraft(draft),
      user_id: host,
      ...columnsOfBeginning({ templateKey: template.key }),
    };
    const [answer] = await backend.query<{ made: { event: { id: string }; held: unknown[] } }>(
      "select public.instantiate_blueprint($1::jsonb, $2::jsonb) as made",
      [JSON.stringify(event), JSON.stringify(rows)],
    );
    expect(answer?.made.held).toEqual([]);
    const id = answer?.made.event.id;

    const made = await backend.query<MadeTask>(
      `select t.id, to_char(t.due_local, 'YYYY-MM-DD"T"HH24:MI') as due_local,
         to_char(t.due_at at time zone t.time_zone, 'YYYY-MM-DD"T"HH24:MI') as late_at
       from public.tasks t where t.event_id = $1 order by t.rank`,
      [id],
    );
    const origins = {
      startLocal: draft.startLocal,
      endLocal: draft.endLocal,
      activityStart: (activityId: string) => {
        const activity = rows.activities?.find((row) => row["id"] === activityId);
        return typeof activity?.["start_local"] === "string" ? activity["start_local"] : null;
      },
    };
    expect(made.map((task) => [task.id, task.due_local])).toEqual(
      rows.tasks?.map((task) => [task.id, task.due ? eventTimeWall(task.due, origins) : null]),
    );
    for (const { due_local, late_at } of made) expect(late_at >= due_local).toBe(true);
    // Nothing is late on the day on which it is made.
    for (const { due_local } of made) expect(due_local > "2026-11-21").toBe(true);

    const [counts] = await backend.query<Record<string, number>>(
      `select (select count(*)::int from public.activities x where x.event_id = e.id) as activities,
         (select count(*)::int from public.event_questions x where x.event_id = e.id) as questions,
         (select count(*)::int from public.event_meals x where x.event_id = e.id) as meals,
         (select count(*)::int from public.page_questions x where x.event_id = e.id) as answers,
         (select count(*)::int from public.email_campaigns x where x.event_id = e.id and x.status = 'draft') as mails,
         (select count(*)::int from public.ticket_types x where x.event_id = e.id and x.status = 'draft') as tickets,
         (select count(*)::int from public.seats x where x.event_id = e.id) as seats
       from public.events e where e.id = $1`,
      [id],
    );
    const { activities, questions, meals, answers, mails, tickets, seating } = blueprint;
    expect(counts).toEqual({
      activities: activities.length,
      questions: questions.length,
      meals: meals.length,
      answers: answers.length,
      mails: mails.length,
      tickets: tickets.length,
      seats: (seating?.tables ?? 0) * (seating?.seats ?? 0),
    });

    // Kept as a template again it is what it was made from.
    const [told] = await backend.query<{ source: TemplateSource }>(
      "select public.read_template_source($1) as source",
      [id],
    );
    if (!told) throw new Error("The event has no source");
    const again = blueprintOfEvent(told.source, blueprint);
    expect(again.remarks).toEqual([]);
    const { currency } = draft;
    const priced = {
      ...blueprint,
      tickets: tickets.map((ticket) => ({ ...ticket, price: roughWorth(ticket.price, currency) })),
    };
    expect(inOrder(again.blueprint)).toEqual(inOrder(priced));
  },
);
