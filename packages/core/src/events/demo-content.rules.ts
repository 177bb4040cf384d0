import { partsOf, rowsOf } from "./blueprint-parts.rules.ts";
import type { BlueprintRows } from "./blueprint-parts.types.ts";
import { fitted } from "./blueprint-time.rules.ts";
import { hoursOf } from "./blueprints.rules.ts";
import type { Blueprint, BlueprintTicket } from "./blueprints.types.ts";
import { columnsOfBeginning, columnsOfDraft } from "./event-rows.rules.ts";
import { findTemplate, seedOfTemplate } from "./templates.rules.ts";
import { listOf, peopleOf, placeOf, rowsOfSheet } from "./demo-people.rules.ts";
import type { Demo, DemoSheet, SandboxContent } from "./demos.types.ts";

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** What a demo's content is made from. */
export interface DemoMaking {
  demo: Demo;
  sheet: DemoSheet;
  blueprint: Blueprint;
  nowMs: number;
  newId: () => string;
}

/** `6d` or `5h` ago. */
function momentOf(ago: string, nowMs: number): string {
  const unit = ago.endsWith("d") ? dayMs : hourMs;
  return new Date(nowMs - Number(ago.slice(0, -1)) * unit).toISOString();
}

const ticketOf = ([name = "", price, quantity, description = ""]: string[]): BlueprintTicket => ({
  name,
  description,
  price: Number(price),
  quantity: Number(quantity),
});

/** The first day of the event: on its template's weekday, once the days are over. */
function dateOf({ ahead }: DemoSheet, { weekday }: Blueprint, nowMs: number): string {
  const day = new Date(nowMs + ahead * dayMs);
  day.setUTCDate(day.getUTCDate() + ((weekday - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

/**
 * Tasks as somebody leaves them who is well on the way: what is over is done but for one that is
 * late, and two are begun.
 */
function halfDone(tasks: BlueprintRows["tasks"] = [], daysLeft: number): BlueprintRows["tasks"] {
  const isOver = (due: (typeof tasks)[number]["due"]) =>
    due?.kind === "relative" && due.from !== "end" && (due.days ?? 0) < -daysLeft;
  const over = tasks.filter(({ due }) => isOver(due));
  const late = over.at(-1);
  const begun = new Set([over.at(-2), tasks.find(({ due }) => !isOver(due))]);
  return tasks.map((task) => {
    if (begun.has(task)) return { ...task, state: "doing" as const };
    if (!isOver(task.due) || task === late) return task;
    const checklist = task.checklist?.map((step) => ({ ...step, done: true }));
    return { ...task, state: "done" as const, ...(checklist && { checklist }) };
  });
}

/** Orders of those who come: one a household, the tickets in turn. */
function ordersOf(
  { guests, households }: Pick<SandboxContent, "guests" | "households">,
  tickets: readonly BlueprintTicket[],
  { nowMs, newId }: DemoMaking,
): SandboxContent["orders"] {
  if (tickets.length === 0) return [];
  return households.flatMap(({ headGuestId, id }, index) => {
    const head = guests.find((guest) => guest.id === headGuestId);
    const ticket = tickets[index % Math.min(2, tickets.length)];
    if (head?.answer !== "yes" || !head.answeredAt || !ticket || index % 4 === 3) return [];
    const quantity = guests.filter(
      ({ householdId, role }) => householdId === id && role !== "child",
    ).length;
    const at = new Date(Math.min(Date.parse(head.answeredAt) + hourMs, nowMs - hourMs));
    return [{ id: newId(), guestId: head.id, ticket: ticket.name, quantity, at: at.toISOString() }];
  });
}

function talkOf(
  { talk }: DemoSheet,
  guests: SandboxContent["guests"],
  nowMs: number,
): SandboxContent["talk"] {
  return rowsOfSheet(talk).map(([ago = "", ...rest]) => {
    const text = rest.at(-1) ?? "";
    const name = rest.length > 1 ? rest[0] : undefined;
    return { ...(name && { placeId: placeOf(guests, name) }), text, at: momentOf(ago, nowMs) };
  });
}

function pollOf({ poll }: DemoSheet, guests: SandboxContent["guests"]): SandboxContent["poll"] {
  const [title = "", question = "", options, note = ""] = poll
    .split("|")
    .map((cell) => cell.trim());
  const labels = listOf(options);
  const voters = guests.filter(({ answer, role }) => answer === "yes" && role !== "child");
  return {
    title,
    note: note || null,
    question,
    options: labels,
    votes: voters
      .slice(0, 9)
      .map(({ placeId }, index) => ({ placeId, option: (index * index) % labels.length })),
  };
}

/** All that a demo's event holds, with its dates near `nowMs`. */
export function demoContent(making: DemoMaking): SandboxContent {
  const { demo, sheet, blueprint, nowMs, newId } = making;
  const template = findTemplate(demo.templateKey);
  if (!template) throw new RangeError(`There is no template ${demo.templateKey}`);
  const date = dateOf(sheet, blueprint, nowMs);
  const daysLeft = Math.round((Date.parse(date) - nowMs) / dayMs);
  const hours = hoursOf(blueprint, date);
  const tickets = [...blueprint.tickets, ...rowsOfSheet(sheet.tickets ?? "").map(ticketOf)];
  const whole = { ...blueprint, tickets, mails: fitted(blueprint, daysLeft).mails };
  const rows = rowsOf(whole, new Set(partsOf(whole).map(({ part }) => part)), {
    templateKey: demo.templateKey,
    startLocal: hours.startLocal,
    currency: sheet.currency,
    language: "en",
    newId,
  });
  const invitedMs = nowMs - 38 * dayMs;
  const people = peopleOf({ sheet, meals: blueprint.meals, invitedMs, nowMs, newId });
  const [firstName = "", ...rest] = sheet.host.split(" ");
  const [, subject = "", text = ""] = rowsOfSheet(sheet.news)[0] ?? [];
  return {
    person: { firstName, lastName: rest.join(" "), timeZone: sheet.zone },
    event: {
      ...columnsOfDraft({
        name: sheet.name,
        description: sheet.story
          .trim()
          .split("\n")
          .map((line) => line.trim())
          .join("\n"),
        eventTypeId: demo.eventTypeId,
        kind: "in_person",
        ...hours,
        timeZone: sheet.zone,
        locationName: sheet.place,
        address: sheet.address,
        onlineUrl: "",
        venueId: null,
        coverUrl: null,
        coverLook: null,
        coverSeed: seedOfTemplate(template),
        currency: sheet.currency,
        locale: "en-US",
        visibility: "unlisted",
        hostNames: listOf(sheet.hosts),
        goalMinor: null,
      }),
      ...columnsOfBeginning({ templateKey: demo.templateKey }),
      status: "published",
      answers_with_tickets: true,
      capacity: Math.ceil(people.guests.length * 1.6),
    },
    parts: { ...rows, tasks: halfDone(rows.tasks, daysLeft) ?? [] },
    invitedAt: new Date(invitedMs).toISOString(),
    ...people,
    links: [
      { kind: "event_info_view", label: "Event page" },
      { kind: "embed_rsvp", label: "Answers on our website" },
      { kind: "embed_countdown", label: "Countdown on our website" },
      ...(tickets.length > 0 ? [{ kind: "embed_tickets", label: "Tickets on our website" }] : []),
    ],
    orders: ordersOf(people, tickets, making),
    talk: talkOf(sheet, people.guests, nowMs),
    poll: pollOf(sheet, people.guests),
    news: { subject, text, at: momentOf(sheet.news.trim().split("|")[0]?.trim() ?? "", nowMs) },
  };
}
