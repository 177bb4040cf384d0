import { randomInt } from "node:crypto";
import type { Product } from "../support/product.ts";
import { createLightClient } from "./light-client.ts";
import { measureInTurns, type Subject } from "./measuring.ts";

/** Each call as another visitor's, so that no limit is met. */
const visitor = () => ({
  "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});

const clients = 32;

/** What is asked of them, by the name of its row. */
export const rateGoals: Readonly<Record<string, number>> = {
  "kept, with ETag": 3_000,
  "one’s own, read and made anew": 400,
};

/** How many pages a second the product answers: one that was kept, and those that are made anew. */
export async function guestRates(
  product: Product,
  { event, own }: { event: string; own: string },
  forMs: number,
): Promise<Record<string, { "a second": number }>> {
  const client = createLightClient(clients);
  const etag = (await fetch(event, { headers: { "accept-encoding": "br" } })).headers.get("etag");
  const asks = (address: string, status: number, headers: Record<string, string> = {}) => ({
    clients,
    pid: product.process.pid,
    work: async () => {
      const said = await client.read(address, {
        "accept-encoding": "br",
        ...visitor(),
        ...headers,
      });
      if (said !== status) throw new Error(`${address}: ${said}`);
    },
  });
  const subjects: Subject[] = [
    { name: "kept, with ETag", ...asks(event, 304, { "if-none-match": etag ?? "" }) },
    { name: "kept, whole", ...asks(event, 200) },
    { name: "made anew, its event remembered", ...asks(`${event}?answer=yes`, 200) },
    { name: "one’s own, read and made anew", ...asks(own, 200) },
  ];
  const measured = await measureInTurns(subjects, forMs);
  client.close();
  return Object.fromEntries(
    measured.map(({ name, perSecond, costUs, p50Ms, p99Ms }) => [
      name,
      {
        "a second": Math.round(perSecond),
        goal: rateGoals[name] ?? "",
        "processor µs each": Math.round(costUs),
        "p50 ms": Number(p50Ms.toFixed(1)),
        "p99 ms": Number(p99Ms.toFixed(1)),
      },
    ]),
  );
}
