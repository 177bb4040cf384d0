import { expect, it } from "vitest";
import type { Handler, OpenBackend, RequestContext } from "../backend.types.ts";
import { createFirstDoor, firstDoorPath } from "./first-door.ts";

const siteUrl = "https://events.example";
const auth: Handler = () => Promise.resolve(Response.json({ id: "one" }));

/** A backend that knows who was appointed; each question takes its time. */
function aBackend() {
  const appointed: unknown[] = [];
  const backend = {
    secrets: { jwtSecret: "long enough for a test", secretKey: "key" },
    options: { siteUrl },
    query: async (sql: string, [email]: unknown[] = []) => {
      await new Promise(setImmediate);
      if (sql.includes("appoint_administrator")) appointed.push(email);
      return sql.includes("from public.administrators") && appointed.length > 0 ? [{}] : [];
    },
  } as Partial<Record<keyof OpenBackend, unknown>> as OpenBackend;
  return { backend, appointed };
}

const context: RequestContext = { peerAddress: "127.0.0.1" };
const press = (path: string, email: string) =>
  new Request(siteUrl + path, {
    method: "POST",
    headers: { origin: siteUrl },
    body: new URLSearchParams({ name: "Ada", email, password: "a long password" }),
  });

it("of two who press in the same moment one is the first administrator", async () => {
  const { backend, appointed } = aBackend();
  const door = createFirstDoor(backend, "Jubilee", auth);
  const path = firstDoorPath(backend);
  const answers = await Promise.all(
    ["ada@example.org", "eve@example.org"].map((email) => door(press(path, email), context)),
  );
  expect(appointed).toEqual(["ada@example.org"]);
  expect(answers.map(({ status }) => status)).toEqual([200, 404]);
});

it("another address, or a form of another site, makes nobody", async () => {
  const { backend, appointed } = aBackend();
  const door = createFirstDoor(backend, "Jubilee", auth);
  const path = firstDoorPath(backend);
  await door(press(`${path}x`, "eve@example.org"), context);
  const foreign = press(path, "eve@example.org");
  foreign.headers.set("origin", "https://evil.example");
  await door(foreign, context);
  expect(appointed).toEqual([]);
});
