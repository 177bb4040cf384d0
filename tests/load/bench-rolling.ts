/**
 * `pnpm bench rolling [commit of the release before]`: three servers behind nginx are upgraded one after the other
 * while visitors buy and answer and a planner watches. Without a commit the next release is this one with one more
 * migration. Fails on anything lost or done twice.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { layRelease } from "../support/linked-release.ts";
import { startPostgres } from "../support/postgres.ts";
import { layNextRelease } from "./next-release.ts";
import { findNginx, startNginx } from "./nginx-in-front.ts";
import { rollOver } from "./roll-over.ts";
import { wrongIn } from "./rolled-wrong.ts";

async function main(): Promise<void> {
  const commit = process.argv[3];
  const nginx = findNginx();
  if (!nginx) throw new Error("There is no nginx: install it, or name its binary in NGINX_BINARY.");
  const postgres = await startPostgres();
  if (!postgres) return;
  const folder = mkdtempSync(join(tmpdir(), "jubilee-releases-"));
  try {
    if (commit) layRelease(folder, commit);
    else layNextRelease(folder);
    const rolled = await rollOver({
      postgresUrl: postgres.url,
      ...(commit ? { old: folder } : { next: folder }),
      servers: 3,
      between: 40,
      putInFront: (servers) => startNginx(nginx, servers),
    });
    const { orders, answers, askedAgain, failures, ...found } = rolled;
    console.log({ bought: orders.length, answers: answers.length, ...found });
    for (const line of new Set([...askedAgain, ...failures])) console.log(line);
    console.log(`${askedAgain.length} had to ask again`);
    const wrong = wrongIn(rolled);
    for (const line of wrong) console.log(line);
    process.exitCode = wrong.length === 0 ? 0 : 1;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
