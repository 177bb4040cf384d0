import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { restoreBackup } from "@jubilee/backend/backup/restore-backup";
import { writeBackup } from "@jubilee/backend/backup/write-backup";
import { checkBucket } from "@jubilee/backend/checks/check-bucket";
import { createBucketFiles } from "@jubilee/backend/front/storage/bucket-files";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BucketServer, startBucketServer } from "../support/bucket-server.ts";
import { type ContractServer, startContractServer } from "../support/contract-server.ts";
import { aPerson, type Person } from "../support/people.ts";

describe("files in a bucket that speaks S3", () => {
  let store: BucketServer;
  let server: ContractServer;
  let ada: Person;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "jubilee-bucket-backup-"));
    store = await startBucketServer();
    server = await startContractServer(null, undefined, { bucket: store.bucket });
    ada = await aPerson(server, "ada");
  });
  afterAll(async () => {
    await server?.close();
    await store?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const papers = () => ada.client.storage.from("papers");
  const put = (name: string, text: string, upsert = false) =>
    papers().upload(`${ada.user.id}/${name}`, new Blob([text], { type: "text/csv" }), { upsert });
  const textOf = async (name: string) =>
    (await papers().download(`${ada.user.id}/${name}`)).data?.text();
  const versionOf = async (name: string) => {
    const [row] = await server.backend.query<{ version: string }>(
      "select version from storage.objects where name = $1",
      [`${ada.user.id}/${name}`],
    );
    return row?.version ?? "";
  };

  it("are kept, read, copied, moved, replaced and removed, and none is on the disk", async () => {
    const files = createBucketFiles(store.bucket);
    expect((await put("one.csv", "first")).error).toBeNull();
    const first = await versionOf("one.csv");
    expect(await textOf("one.csv")).toBe("first");
    expect((await put("one.csv", "second", true)).error).toBeNull();
    expect(await textOf("one.csv")).toBe("second");
    expect(await files.read(first), "what was replaced is gone").toBeNull();
    const own = (name: string) => `${ada.user.id}/${name}`;
    expect((await papers().copy(own("one.csv"), own("two.csv"))).error).toBeNull();
    expect((await papers().move(own("one.csv"), own("three.csv"))).error).toBeNull();
    const third = await versionOf("three.csv");
    expect((await papers().remove([own("three.csv")])).error).toBeNull();
    expect([await textOf("two.csv"), await files.read(third)]).toEqual(["second", null]);
    expect(existsSync(join(server.backend.options.dataDir, "files"))).toBe(false);
  });

  it("go into a backup, and from there into the bucket that is set when it is restored", async () => {
    await put("kept.csv", "worth keeping");
    const version = await versionOf("kept.csv");
    const backup = join(folder, "backup");
    await writeBackup(server.backend, backup);
    expect(readdirSync(join(backup, "files", version.slice(0, 2)))).toContain(version);

    const other = await startBucketServer();
    try {
      const target = { dataDir: join(folder, "restored"), databaseUrl: null, bucket: other.bucket };
      await restoreBackup(backup, target);
      const found = await createBucketFiles(other.bucket).read(version);
      expect(await found?.text()).toBe("worth keeping");
      expect(existsSync(join(target.dataDir, "files"))).toBe(false);
    } finally {
      await other.close();
    }
  });

  it("are tried by the check, which says in one sentence what is wrong", async () => {
    const { bucket } = store;
    expect(await checkBucket(null)).toEqual([]);
    const says = async (other: object) => (await checkBucket({ ...bucket, ...other }))[0]?.says;
    expect(await checkBucket(bucket)).toMatchObject([{ state: "ok" }]);
    expect(await says({ name: "none-such" })).toContain("there is no bucket none-such");
    expect(await says({ secretKey: "wrong" })).toContain(
      "refuses the keys (SignatureDoesNotMatch)",
    );
    expect(await says({ keyId: "wrong" })).toContain("refuses the keys (InvalidAccessKeyId)");
    expect(await says({ endpoint: "http://127.0.0.1:9" })).toContain(
      "nobody answers at http://127",
    );
  });
});
