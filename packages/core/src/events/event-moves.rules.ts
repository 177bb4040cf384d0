import { counted } from "../base/words.rules.ts";
import { eventMovesCopy } from "./event-moves.copy.ts";
import type { DatedThing, MoveChoice, MoveUndone } from "./event-moves.types.ts";
import type { EventChange } from "./event-changes.types.ts";

/** What of an event a move changes: when it is, and where. */
export const movedColumns = [
  "start_local",
  "end_local",
  "time_zone",
  "kind",
  "venue_id",
  "location_name",
  "address",
  "online_url",
] as const;
const whenColumns = new Set<string>(movedColumns.slice(0, 3));

type Patch = Readonly<Record<string, unknown>>;

const pick = (patch: Patch, isWanted: (column: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(patch).filter(([column]) => isWanted(column)));

/** A change taken apart: what moves the event, and the rest. */
export function splitPatch(patch: Patch): { move: Patch; rest: Patch } {
  const isMove = (column: string) => movedColumns.some((moved) => moved === column);
  return { move: pick(patch, isMove), rest: pick(patch, (column) => !isMove(column)) };
}

/** Whether a patch changes the time of its event, not its place alone. */
export const movesTime = (patch: Patch): boolean =>
  Object.keys(patch).some((column) => whenColumns.has(column));

/** A move as the query of an address; nothing chosen is an empty word. */
export function queryOfMove(patch: Patch): string {
  const query = new URLSearchParams();
  for (const column of movedColumns) {
    const value = patch[column];
    if (value !== undefined) query.set(column, typeof value === "string" ? value : "");
  }
  return query.toString();
}

/** The move that the query of an address asks for. */
export function moveOfQuery(query: URLSearchParams): Record<string, string | null> {
  const patch: Record<string, string | null> = {};
  for (const column of movedColumns) {
    const value = query.get(column);
    if (value !== null) patch[column] = value === "" ? null : value;
  }
  return patch;
}

/** What a thing is chosen by. */
export const thingKey = ({ kind, id }: Pick<DatedThing, "kind" | "id">): string => `${kind}:${id}`;

export interface ThingGroup {
  part: DatedThing["part"];
  title: string;
  things: DatedThing[];
  moving: number;
  staying: number;
}

const order: readonly DatedThing["part"][] = [
  "tasks",
  "activities",
  "bookings",
  "mails",
  "deadline",
  "tickets",
  "travel",
];

/** Things by what they are; in a group what can be decided comes before what is over. */
export function groupThings(things: readonly DatedThing[]): ThingGroup[] {
  return order.flatMap((part) => {
    const own = things.filter((thing) => thing.part === part);
    if (own.length === 0) return [];
    const moving = own.filter(({ moves }) => moves).length;
    return [
      {
        part,
        title: eventMovesCopy.parts[part],
        things: [...own.filter(({ why }) => !why), ...own.filter(({ why }) => why)],
        moving,
        staying: own.length - moving,
      },
    ];
  });
}

/** What a thing is called: what it is, and its name. */
export function thingName({ kind, label }: Pick<DatedThing, "kind" | "label">): string {
  const what = eventMovesCopy.kinds[kind];
  if (label === null) return eventMovesCopy.unnamed[kind] ?? what;
  if (kind === "guest_deadlines" || kind === "travel") return `${what} (${label})`;
  return [what, label].filter(Boolean).join(": ");
}

/** What is to be thought of where a thing is afterwards, the gravest first. */
export function thingRemarks({ blocked, why, warnings }: DatedThing): string[] {
  return [
    ...(blocked ? [eventMovesCopy.blocks[blocked]] : []),
    ...(why ? [eventMovesCopy.whys[why]] : []),
    ...warnings.map(({ code, detail }) => eventMovesCopy.warnings[code](detail ?? "")),
  ];
}

/** What waits for a decision before anything moves. */
export const undecided = (things: readonly DatedThing[]): DatedThing[] =>
  things.filter(({ blocked }) => blocked !== null);

/** The same choice for all of a group that can be chosen. */
export function chooseAll(
  choices: Readonly<Record<string, MoveChoice>>,
  group: ThingGroup,
  choice: MoveChoice,
): Record<string, MoveChoice> {
  const free = group.things.filter(({ isFree }) => isFree);
  return { ...choices, ...Object.fromEntries(free.map((thing) => [thingKey(thing), choice])) };
}

/** "56 things move, 4 stay, 2 need a decision." */
export function moveFigures(things: readonly DatedThing[]): string {
  const moving = things.filter(({ moves }) => moves).length;
  const open = undecided(things).length;
  const staying = things.length - moving - open;
  return [
    moving === 0 ? "Nothing else moves" : counted(moving, "thing moves", "things move"),
    ...(staying > 0 ? [`${staying} ${staying === 1 ? "stays" : "stay"}`] : []),
    ...(open > 0 ? [`${open} ${open === 1 ? "needs" : "need"} a decision`] : []),
  ].join(", ");
}

const dayMs = 86_400_000;
const dayOf = (wall: string) => Date.parse(`${wall.slice(0, 10)}T00:00Z`);

/** How far an event goes: "four weeks later", "one day earlier", or "" on the same day. */
export function distanceText(from: string, to: string): string {
  const days = Math.round((dayOf(to) - dayOf(from)) / dayMs);
  if (days === 0 || !Number.isFinite(days)) return "";
  const size = Math.abs(days);
  const much = size % 7 === 0 && size >= 14 ? counted(size / 7, "week") : counted(size, "day");
  return `${much} ${days > 0 ? "later" : "earlier"}`;
}

/** Whom a mail would reach: "138 who come, 12 invited". */
export function audienceText({ audiences }: Pick<EventChange, "audiences">): string {
  const { coming, invited, buyers, waiting, team } = audiences;
  const parts: [number, string][] = [
    [coming, coming === 1 ? "who comes" : "who come"],
    [buyers, buyers === 1 ? "with a ticket" : "with tickets"],
    [invited, "invited"],
    [waiting, "waiting"],
    [team, "of the team"],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(", ");
}

/** What an undo left, in one sentence; "" when all is back. */
export function leftText({ left }: MoveUndone): string {
  return left
    .map(({ kind, label, why }) => {
      const name =
        kind === "event"
          ? `“${label ?? ""}”`
          : kind === "place"
            ? "The place"
            : thingName({ kind, label });
      return `${name}: ${eventMovesCopy.left[why]}`;
    })
    .join(". ");
}
