import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Secrets } from "@jubilee/backend/backend.types";
import { makeSecrets } from "@jubilee/backend/database/secrets";
import { type LoadProcess, startLoadProcess } from "./load-process.ts";

/** Several servers on one PostgreSQL, as machines behind a balancer that knows nobody again. */
export interface ManyServers {
  servers: LoadProcess[];
  secrets: Secrets;
  /** Asks the next server that lives; one that dies meanwhile is asked no more, and another instead. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Ends one without a word. */
  kill(index: number): Promise<void>;
  stop(): Promise<void>;
}

export const manySiteUrl = "http://many.jubilee.test";

/** Starts as many; they have nothing in common but the database, the keys and the address. */
export async function startManyServers(
  databaseUrl: string,
  count: number,
  { isShort = true } = {},
): Promise<ManyServers> {
  const secrets = makeSecrets();
  const common = { siteUrl: manySiteUrl, secrets };
  const folders = Array.from({ length: count }, () => mkdtempSync(join(tmpdir(), "jubilee-many-")));
  const servers = await Promise.all(
    folders.map((folder) =>
      startLoadProcess(folder, databaseUrl, { common, jobsEveryMs: 200, isShort }),
    ),
  );
  const living = new Set(servers);
  let turn = 0;

  async function ask(path: string, init?: RequestInit): Promise<Response> {
    const list = [...living];
    turn += 1;
    const server = list[turn % list.length];
    if (!server) throw new Error("No server lives.");
    try {
      return await fetch(server.url + path, init);
    } catch (error) {
      if (living.has(server)) throw error;
      return ask(path, init);
    }
  }

  return {
    servers,
    secrets,
    ask,
    async kill(index) {
      const server = servers[index];
      if (!server) throw new Error(`There is no server ${index}.`);
      living.delete(server);
      await server.kill();
    },
    async stop() {
      await Promise.all([...living].map((server) => server.stop()));
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
