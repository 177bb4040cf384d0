import { expect, test } from "vitest";
import { createServer } from "./server.ts";

/** A server whose pages take as long as they are told. */
function serve(page: Promise<Response>, stopLimitMs: number) {
  let hear = (): void => undefined;
  const asked = new Promise<void>((resolve) => (hear = resolve));
  const server = createServer({
    host: "127.0.0.1",
    port: 0,
    portVariable: "PORT",
    backend: null,
    trustsProxy: false,
    stopLimitMs,
    site: () => {
      hear();
      return page;
    },
  });
  return { server, asked };
}

test("a server that is stopped answers what it was asked before it ends", async () => {
  let answer = (_response: Response): void => undefined;
  const page = new Promise<Response>((resolve) => (answer = resolve));
  const { server, asked } = serve(page, 60_000);
  const running = await server;
  const { url } = running;
  const reading = fetch(url);
  await asked;
  const closing = running.close();
  answer(new Response("The whole page"));
  const response = await reading;
  expect(await response.text()).toBe("The whole page");
  // Kept open, it would be asked on and waited for.
  expect(response.headers.get("connection")).toBe("close");
  await closing;
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

test("what takes longer than the limit does not keep it from ending", async () => {
  const { server, asked } = serve(new Promise<Response>(() => undefined), 50);
  const running = await server;
  const { url } = running;
  const reading = fetch(url).then(
    () => "answered",
    () => "broken off",
  );
  await asked;
  await running.close();
  expect(await reading).toBe("broken off");
});
