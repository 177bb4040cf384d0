import { randomUUID } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import { manySiteUrl } from "./many-servers.ts";
import { buy } from "./shop.ts";
import type { Stock } from "./stock.ts";

/** What visitors were told while servers came and went. */
export interface Told {
  /** The orders that were told of as bought. */
  orders: string[];
  /** The addresses whose answers were taken. */
  answers: string[];
  /** What was not answered and was asked again, with the same key. */
  askedAgain: string[];
  /** What went wrong for good. */
  failures: string[];
}

/** Visitors who buy and answer until they are stopped. */
export interface Visitors {
  told: Told;
  /** Until so many more have bought, and so many more have answered. */
  more(count: number): Promise<void>;
  stop(): Promise<void>;
}

const [buyers, guests] = [4, 2];
const triesAtMost = 20;
const patienceMs = 250;

/** Visitors of the address in front, who know nothing of the servers behind it. */
export function startVisitors(url: string, stock: Stock): Visitors {
  const told: Told = { orders: [], answers: [], askedAgain: [], failures: [] };
  const over = new AbortController();

  async function post<Answer>(address: string, body: object): Promise<Answer> {
    const init = {
      method: "POST",
      // Each asks on a connection of its own, so that whoever is next answers.
      headers: { "content-type": "application/json", connection: "close" },
      body: JSON.stringify(body),
    };
    for (let attempt = 1; ; attempt += 1) {
      const { status, text } = await answerOf(address, init);
      if (status === 200) return JSON.parse(text) as Answer;
      if ((status > 0 && status < 502) || attempt === triesAtMost) {
        throw new Error(`${status}: ${text}`);
      }
      told.askedAgain.push(`${status}: ${text.replaceAll(/<[^>]*>|\s+/g, " ").trim()}`);
      await after(patienceMs);
    }
  }

  async function buyOne(): Promise<void> {
    const order = await buy(manySiteUrl, stock, <Answer>(address: string, body: object) =>
      post<Answer>(url + new URL(address).pathname, body),
    );
    told.orders.push(order);
  }

  async function answerOne(): Promise<void> {
    const email = `answer.${randomUUID()}@guests.example`;
    await post(`${url}/functions/v1/embed/rsvp/${stock.shareToken}`, {
      answer: "yes",
      partySize: 1,
      name: "Grace Hopper",
      email,
      idempotencyKey: randomUUID(),
    });
    told.answers.push(email);
  }

  const goOn = async (work: () => Promise<void>): Promise<void> => {
    while (!over.signal.aborted) {
      await work().catch((error: unknown) => told.failures.push(String(error)));
    }
  };
  const all = [
    ...Array.from({ length: buyers }, () => goOn(buyOne)),
    ...Array.from({ length: guests }, () => goOn(answerOne)),
  ];
  return {
    told,
    async more(count) {
      const [bought, answered] = [told.orders.length + count, told.answers.length + count];
      while (told.orders.length < bought || told.answers.length < answered) {
        if (told.failures.length > 0) throw new Error(told.failures[0]);
        await after(patienceMs / 5);
      }
    },
    async stop() {
      over.abort();
      await Promise.all(all);
    },
  };
}

/** Status 0 when nobody answered. */
async function answerOf(
  address: string,
  init: RequestInit,
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(address, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const { cause = error } = error instanceof Error ? error : { cause: error };
    return { status: 0, text: String(cause) };
  }
}
