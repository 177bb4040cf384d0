import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBalancer } from "../../load/balancer.ts";
import { layNextRelease } from "../../load/next-release.ts";
import { rollOver } from "../../load/roll-over.ts";
import { wrongIn } from "../../load/rolled-wrong.ts";
import { isLongRun } from "../../support/tempo.ts";
import { drivers } from "../support/drivers.ts";

const postgres = drivers.filter(({ address }) => address !== null);
const folder = mkdtempSync(join(tmpdir(), "jubilee-next-release-"));

describe.each(postgres)("servers that are upgraded one after the other", ({ address }) => {
  beforeAll(() => layNextRelease(folder));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("lose nothing and do nothing twice while visitors buy and answer and a planner watches", async () => {
    const rolled = await rollOver({
      postgresUrl: address ?? "",
      next: folder,
      servers: isLongRun ? 3 : 2,
      between: isLongRun ? 20 : 4,
      putInFront: startBalancer,
      isShort: true,
    });
    expect(rolled.migrations[1]).toBe("99991231235959");
    expect(wrongIn(rolled)).toEqual([]);
    expect(rolled.answered.toldLive).toBeGreaterThan(0);
    expect(rolled.answered.readings).toBeGreaterThan(1);
  });
});
