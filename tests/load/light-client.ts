import { readFileSync } from "node:fs";
import { Agent, get, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

/** A client that costs little, so that a bench measures the server: connections are kept open. */
export function createLightClient(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    /** Reads an answer to its end; its status. */
    read: (address: string, headers: Record<string, string> = {}): Promise<number> =>
      new Promise((resolve, reject) => {
        get(address, { agent, headers }, (response) => {
          response.resume();
          response.once("end", () => resolve(response.statusCode ?? 0));
          response.once("error", reject);
        }).once("error", reject);
      }),
    /** Sends JSON; the answer of a call that was taken, else an error with what was said. */
    post: async <Answer>(address: string, body: object): Promise<Answer> => {
      const headers = { "content-type": "application/json" };
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request(address, { agent, headers, method: "POST" }, resolve)
          .once("error", reject)
          .end(JSON.stringify(body));
      });
      const said = await text(response);
      if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${said}`);
      return JSON.parse(said) as Answer;
    },
    close: () => agent.destroy(),
  };
}

const ticksPerSecond = 100;

/**
 * Seconds of processor time that a process has used, all threads together: what a call costs also
 * on a machine that others keep busy. NaN where the system does not tell (it is Linux that does).
 */
export function processorSeconds(pid: number | undefined): number {
  if (pid === undefined || process.platform !== "linux") return Number.NaN;
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
