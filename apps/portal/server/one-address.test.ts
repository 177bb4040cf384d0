import { expect, test } from "vitest";
import { keepOneAddress } from "./one-address.ts";

const context = { peerAddress: "127.0.0.1" };
const ask = (siteUrl: string, address: string, headers: Record<string, string> = page) =>
  keepOneAddress(siteUrl, async () => new Response("the page"))(
    new Request(address, { headers }),
    context,
  );
const page = { accept: "text/html,application/xhtml+xml" };

test("a page of this machine's other name is led to the one that people sign in at", async () => {
  const response = await ask(
    "http://127.0.0.1:4400",
    "http://localhost:4400/event-details/1?tab=a%20b",
  );
  expect(response.status).toBe(307);
  expect(response.headers.get("location")).toBe("http://127.0.0.1:4400/event-details/1?tab=a%20b");
  const back = await ask("http://localhost:4400", "http://127.0.0.1:4400/");
  expect(back.headers.get("location")).toBe("http://localhost:4400/");
});

test.each([
  ["its own name", "http://127.0.0.1:4400", "http://127.0.0.1:4400/", page],
  ["another port, as behind a proxy", "http://localhost:8080", "http://127.0.0.1:4400/", page],
  ["a name of the network", "http://127.0.0.1:4400", "http://192.168.1.5:4400/", page],
  ["a public installation", "https://events.example", "http://127.0.0.1:4400/", page],
  ["a file", "http://127.0.0.1:4400", "http://localhost:4400/embed/v1.js", { accept: "*/*" }],
])("%s is answered where it is", async (_name, siteUrl, address, headers) => {
  expect(await (await ask(siteUrl, address, headers)).text()).toBe("the page");
});
