import { fail, succeed } from "@jubilee/core/base/result.rules";
import type { ThreadsApi } from "@jubilee/core/talk/threads.api";
import { expect, it, vi } from "vitest";
import { createTalkFiles } from "./talkFiles.ts";

const list = (name: string, type = "text/plain") => new File(["a,b"], name, { type });

/** A server that lets nothing up, until it is told otherwise. */
function files(permitFile: ThreadsApi["permitFile"] = async () => new Promise(() => undefined)) {
  const keepFile = async () => succeed({ id: "f", path: "t/f" });
  return createTalkFiles({ permitFile, keepFile } as Partial<ThreadsApi> as ThreadsApi);
}

it("says of each file that does not fit why, and loses none", () => {
  const talk = files();
  talk.add("t", [
    list("page.html", "text/html"),
    ...Array.from({ length: 11 }, (_, at) => list(`${at}.txt`)),
  ]);
  const all = talk.all();
  expect(all).toHaveLength(12);
  expect(all.filter(({ state }) => state === "sending")).toHaveLength(10);
  const problems = all.flatMap(({ problem }) => problem ?? []);
  expect(problems).toEqual([
    expect.stringContaining("page.html is of a kind"),
    expect.stringContaining("Send 10.txt in another one"),
  ]);
});

it("a message takes what is on its way, waits for it, and leaves what failed in the field", async () => {
  const talk = files(async (_thread, id) =>
    id === lost() ? fail("unavailable", "No answer") : new Promise(() => undefined),
  );
  const lost = () => talk.all().find(({ name }) => name === "lost.txt")?.id;
  talk.add("t", [list("lost.txt"), list("plan.txt")]);
  talk.add("other", [list("else.txt")]);
  await vi.waitFor(() => expect(talk.standing([lost() ?? ""])).toBe("failed"));
  const taken = talk.take("t");
  expect(taken.map(({ name }) => name)).toEqual(["plan.txt"]);
  expect(talk.standing(taken.map(({ id }) => id))).toBe("coming");
  const inField = talk.all().filter(({ isTaken }) => !isTaken);
  expect(inField.map(({ name }) => name)).toEqual(["lost.txt", "else.txt"]);
  expect(talk.standing(["of-another-page"])).toBe("there");
  talk.remove(taken[0]?.id ?? "");
  expect(talk.all().map(({ name }) => name)).toEqual(["lost.txt", "else.txt"]);
});
