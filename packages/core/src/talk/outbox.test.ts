import { expect, it } from "vitest";
import { createOutbox } from "./outbox.rules.ts";

function deviceStorage(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  };
}
const waiting = (id: string, threadId = "t") => ({
  threadId,
  sends: { id, text: id },
  writtenAt: "2027-05-20T12:00:00Z",
});
const ids = (outbox: ReturnType<typeof createOutbox>, threadId = "t") =>
  outbox.of(threadId).map(({ sends, refused }) => `${sends.id}${refused ?? ""}`);

it("keeps messages in the order they were written, over the end of a page", () => {
  const storage = deviceStorage();
  const outbox = createOutbox(storage, "box");
  for (const id of ["a", "b", "c"]) outbox.add(waiting(id));
  outbox.add(waiting("other", "elsewhere"));
  outbox.remove("b");
  expect(ids(createOutbox(storage, "box"))).toEqual(["a", "c"]);
  expect(ids(outbox, "elsewhere")).toEqual(["other"]);
});

it("remembers a refusal until somebody tries again", () => {
  const outbox = createOutbox(deviceStorage(), "box");
  outbox.add(waiting("a"));
  outbox.add(waiting("b"));
  outbox.refuse("a", "!");
  expect(ids(outbox)).toEqual(["a!", "b"]);
  outbox.again("a");
  expect(ids(outbox)).toEqual(["a", "b"]);
});

it.each(["{", "null", '[{"threadId":"t"}, 3]'])("reads nothing out of %s", (text) =>
  expect(ids(createOutbox(deviceStorage({ box: text }), "box"))).toEqual([]),
);
