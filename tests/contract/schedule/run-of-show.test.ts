import { valueOf } from "@jubilee/core/base/result.rules";
import { createRunOfShowApi, type RunOfShowApi } from "@jubilee/core/schedule/run-of-show.api";
import { expectedSpan } from "@jubilee/core/schedule/run-of-show.rules";
import { pushOf } from "@jubilee/core/schedule/run-push.rules";
import type { RunOfShow, RunPress, RunPush } from "@jubilee/core/schedule/run-of-show.types";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { aPerson, type Person } from "../support/people.ts";
import { startProductServer, type ProductServer } from "../support/product-server.ts";

let server: ProductServer;
let ada: Person;
let api: RunOfShowApi;
let eventId: string;
beforeAll(async () => {
  server = await startProductServer(null);
  ada = await aPerson(server, "ada");
  api = createRunOfShowApi(ada.client);
});
afterAll(() => server.close());

/** Wall times in UTC, so many hours after a moment: the day that is pressed is today. */
const hoursFrom = (ms: number) => (hours: number) =>
  new Date(ms + hours * 3_600_000).toISOString().slice(0, 16);

beforeEach(async () => {
  const day = hoursFrom(Date.now());
  const made = await ada.client
    .from("events")
    .insert({
      user_id: ada.user.id,
      name: "Supper club",
      time_zone: "UTC",
      start_local: day(1),
      end_local: day(6),
    })
    .select("id")
    .single();
  if (made.error) throw new Error(made.error.message);
  eventId = made.data.id;
  const listed = await ada.client.from("activities").insert(
    [["Doors", 1, 2] as const, ["Supper", 2, 3.5] as const, ["Band", 3.5, 5] as const].map(
      ([title, from, until]) => ({
        event_id: eventId,
        title,
        status: "published",
        room: "Hall",
        start_local: day(from),
        end_local: day(until),
      }),
    ),
  );
  if (listed.error) throw new Error(listed.error.message);
});

const read = () => valueOf(api.read(eventId));
const idOf = (show: RunOfShow, title: string) =>
  show.entries.find((entry) => entry.title === title)?.id ?? "";
const spans = (show: RunOfShow) =>
  Object.fromEntries(show.entries.map((entry) => [entry.title, expectedSpan(entry)]));

function later(activityId: string, minutes: number, { changes }: RunPush): RunPress {
  return {
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    act: "late",
    activityId,
    minutes,
    changes,
    tellsTeam: false,
    tellsGuests: false,
  };
}

it("is after a delay as the preview said", async () => {
  const before = await read();
  const push = pushOf(before.entries, idOf(before, "Doors"), 10);
  expect(push.moved.map(({ entry }) => entry.title)).toEqual(["Doors", "Supper", "Band"]);
  const answer = await valueOf(api.press(eventId, later(idOf(before, "Doors"), 10, push)));
  expect(answer.outcome).toBe("done");
  const promised = Object.fromEntries(push.moved.map(({ entry, after }) => [entry.title, after]));
  expect(spans(answer.show)).toEqual(promised);
  expect(spans(await read())).toEqual(promised);
  expect((await read()).entries.map(({ startAt }) => startAt)).toEqual(
    before.entries.map(({ startAt }) => startAt),
  );
});

it("two who press at once make it late once; the second hears who was first", async () => {
  const before = await read();
  const id = idOf(before, "Supper");
  const presses = [10, 15].map((minutes) =>
    later(id, minutes, pushOf(before.entries, id, minutes)),
  );
  const answers = await Promise.all(presses.map((press) => valueOf(api.press(eventId, press))));
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(["clash", "done"]);
  const won = answers.findIndex(({ outcome }) => outcome === "done");
  const lost = answers.find(({ outcome }) => outcome === "clash");
  const minutes = won === 0 ? 10 : 15;
  expect(lost?.last).toMatchObject({ act: "late", minutes });
  const now = await read();
  expect(now.entries.map(({ late }) => late)).toEqual([0, minutes, minutes]);
});

it("a line that comes back late brings each press once, and at the time it was pressed", async () => {
  const before = await read();
  const [doors, supper] = [idOf(before, "Doors"), idOf(before, "Supper")];
  const pressedAt = new Date(Date.now() - 3_600_000).toISOString();
  const start: RunPress = {
    id: crypto.randomUUID(),
    at: pressedAt,
    act: "start",
    activityId: doors,
  };
  const push = later(supper, 5, pushOf(before.entries, supper, 5));
  for (const press of [start, push, start, push]) {
    expect((await valueOf(api.press(eventId, press))).outcome).toBe("done");
  }
  const { entries, presses } = await read();
  expect(presses).toHaveLength(2);
  expect(entries.map(({ late }) => late)).toEqual([0, 5, 5]);
  expect(Date.parse(entries[0]?.startedAt ?? "")).toBe(Date.parse(pressedAt));
});

it("taking it back restores all of it, unless somebody built on it", async () => {
  const before = await read();
  const [doors, band] = [idOf(before, "Doors"), idOf(before, "Band")];
  const first = later(doors, 10, pushOf(before.entries, doors, 10));
  const undo: RunPress = {
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    act: "undo",
    activityId: doors,
    pressId: first.id,
  };
  await valueOf(api.press(eventId, first));
  const between = await read();
  const second = later(band, 5, pushOf(between.entries, band, 5));
  await valueOf(api.press(eventId, second));
  expect((await valueOf(api.press(eventId, undo))).outcome).toBe("clash");
  const undoSecond = { ...undo, id: crypto.randomUUID(), activityId: band, pressId: second.id };
  expect((await valueOf(api.press(eventId, undoSecond))).outcome).toBe("done");
  expect((await valueOf(api.press(eventId, undo))).outcome).toBe("done");
  expect(spans(await read())).toEqual(spans(before));
});
