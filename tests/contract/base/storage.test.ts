import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContractServer } from "../support/contract-server.ts";
import { databases } from "../support/databases.ts";
import { aPerson, type Person } from "../support/people.ts";

const text = (length: number) => new Blob(["x".repeat(length)], { type: "text/plain" });

/** A photograph with a position noted in it. */
function photo(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
    .withExif({ IFD0: { Copyright: "Ada" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1" } })
    .jpeg()
    .toBuffer();
}

describe.each(databases)("storage on $driver", ({ start }) => {
  let server: ContractServer;
  let ada: Person;
  let stranger: Person;
  beforeAll(async () => {
    server = await start();
    ada = await aPerson(server, "ada");
    stranger = await aPerson(server, "stranger");
  });
  afterAll(() => server.close());

  const papersOf = (person: Person) => person.client.storage.from("papers");

  it("manages buckets with the secret key, and only with it", async () => {
    const { storage } = server.admin();
    const made = await storage.createBucket("trial", {
      public: false,
      fileSizeLimit: "1MB",
      allowedMimeTypes: ["text/*"],
    });
    expect(made.error).toBeNull();
    const read = await storage.getBucket("trial");
    expect(read.data).toMatchObject({ file_size_limit: 1_000_000, allowed_mime_types: ["text/*"] });
    expect((await storage.listBuckets()).data?.map((bucket) => bucket.id)).toContain("trial");
    expect((await storage.updateBucket("trial", { public: true })).error).toBeNull();
    expect((await storage.getBucket("trial")).data?.public).toBe(true);
    expect((await storage.from("trial").upload("a/b.txt", text(3))).error).toBeNull();
    expect((await storage.deleteBucket("trial")).error?.message).toContain("not empty");
    expect((await storage.emptyBucket("trial")).error).toBeNull();
    expect((await storage.deleteBucket("trial")).error).toBeNull();
    expect((await storage.getBucket("trial")).error).toMatchObject({ status: 404 });

    const refused = await ada.client.storage.createBucket("mine");
    expect(refused.error).toMatchObject({ status: 403 });
    expect((await ada.client.storage.listBuckets()).data).toEqual([]);
  });

  it("keeps a person's files for that person", async () => {
    const name = `${ada.user.id}/lists/guests.csv`;
    const put = await papersOf(ada).upload(name, new Blob(["a,b"], { type: "text/csv" }), {
      cacheControl: "60",
      metadata: { rows: 1 },
    });
    expect(put.error).toBeNull();
    expect(put.data).toMatchObject({ path: name, fullPath: `papers/${name}` });
    expect(await (await papersOf(ada).download(name)).data?.text()).toBe("a,b");
    const info = await papersOf(ada).info(name);
    expect(info.data).toMatchObject({ size: 3, contentType: "text/csv", metadata: { rows: 1 } });
    expect((await papersOf(ada).exists(name)).data).toBe(true);

    expect((await papersOf(stranger).download(name)).error).toMatchObject({ status: 404 });
    expect((await papersOf(stranger).list(ada.user.id)).data).toEqual([]);
    expect((await papersOf(stranger).remove([name])).data).toEqual([]);
    expect((await papersOf(stranger).upload(`${ada.user.id}/x`, text(1))).error).toMatchObject({
      status: 403,
    });
    expect((await papersOf(stranger).createSignedUrl(name, 60)).error).not.toBeNull();
    expect((await server.client().storage.from("papers").download(name)).error).not.toBeNull();
    expect((await papersOf(ada).exists(`${ada.user.id}/none`)).data).toBe(false);
  });

  it("uploads raw bytes, refuses a second time, overwrites when asked, removes", async () => {
    const name = `${ada.user.id}/raw.txt`;
    const options = { contentType: "text/plain" };
    expect((await papersOf(ada).upload(name, Buffer.from("one"), options)).error).toBeNull();
    const twice = await papersOf(ada).upload(name, Buffer.from("two"), options);
    expect(twice.error).toMatchObject({ status: 409 });
    await papersOf(ada).upload(name, Buffer.from("three"), { ...options, upsert: true });
    expect(await (await papersOf(ada).download(name)).data?.text()).toBe("three");
    await papersOf(ada).update(name, Buffer.from("four"), options);
    expect(await (await papersOf(ada).download(name)).data?.text()).toBe("four");
    const removed = await papersOf(ada).remove([name]);
    expect(removed.data?.map((object) => object.name)).toEqual([name]);
    expect((await papersOf(ada).download(name)).error).not.toBeNull();
  });

  it("lists like a directory, moves and copies", async () => {
    const folder = `${ada.user.id}/tree`;
    for (const name of ["b.txt", "a.txt", "deep/c.txt", "deep/er/d.txt"]) {
      await papersOf(ada).upload(`${folder}/${name}`, text(2));
    }
    const listed = await papersOf(ada).list(folder);
    expect(listed.data?.map(({ name, id }) => [name, id !== null])).toEqual([
      ["a.txt", true],
      ["b.txt", true],
      ["deep", false],
    ]);
    const found = await papersOf(ada).list(folder, { search: "B.T", limit: 1 });
    expect(found.data?.map((entry) => entry.name)).toEqual(["b.txt"]);
    expect((await papersOf(ada).move(`${folder}/a.txt`, `${folder}/z.txt`)).error).toBeNull();
    const copy = await papersOf(ada).copy(`${folder}/b.txt`, `${folder}/y.txt`);
    expect(copy.data?.path).toBe(`papers/${folder}/y.txt`);
    const descending = await papersOf(ada).list(folder, {
      sortBy: { column: "name", order: "desc" },
    });
    expect(descending.data?.map((entry) => entry.name)).toEqual([
      "z.txt",
      "y.txt",
      "deep",
      "b.txt",
    ]);
    const taken = await papersOf(ada).move(`${folder}/b.txt`, `${folder}/z.txt`);
    expect(taken.error).toMatchObject({ status: 409 });
    const stolen = await papersOf(stranger).move(`${folder}/b.txt`, `${stranger.user.id}/b.txt`);
    expect(stolen.error).toMatchObject({ status: 404 });
  });

  it("signs links for reading and for one upload", async () => {
    const name = `${ada.user.id}/signed file.txt`;
    await papersOf(ada).upload(name, text(5));
    const signed = await papersOf(ada).createSignedUrl(name, 60, { download: "list.txt" });
    const url = new URL(signed.data?.signedUrl ?? "");
    const opened = await server.ask(url.pathname + url.search);
    expect(opened.status).toBe(200);
    expect(opened.headers.get("content-disposition")).toContain('filename="list.txt"');
    expect(await opened.text()).toBe("xxxxx");
    const forged = await server.ask(`${url.pathname}?token=${url.searchParams.get("token")}x`);
    expect(forged.status).toBe(400);
    const elsewhere = url.pathname.replace("signed%20file", "raw2");
    expect((await server.ask(elsewhere + url.search)).status).toBe(400);

    const long = await papersOf(ada).createSignedUrl(name, 365 * 24 * 3600);
    const [, claims = ""] = (long.data?.signedUrl ?? "").split("token=")[1]?.split(".") ?? [];
    const { exp, iat } = JSON.parse(Buffer.from(claims, "base64url").toString());
    expect(exp - iat).toBe(3600);

    const many = await papersOf(ada).createSignedUrls([name, "nobody/none.txt"], 60);
    expect(many.data?.map((entry) => entry.error === null)).toEqual([true, false]);

    const target = `${ada.user.id}/later.txt`;
    const permit = await papersOf(ada).createSignedUploadUrl(target);
    expect(permit.error).toBeNull();
    const visitor = server.client().storage.from("papers");
    const token = permit.data?.token ?? "";
    expect((await visitor.uploadToSignedUrl("other.txt", token, text(1))).error).not.toBeNull();
    expect((await visitor.uploadToSignedUrl(target, token, text(4))).error).toBeNull();
    expect(await (await papersOf(ada).download(target)).data?.text()).toBe("xxxx");
    expect((await visitor.uploadToSignedUrl(target, token, text(4))).error).not.toBeNull();
    const refused = await papersOf(stranger).createSignedUploadUrl(target);
    expect(refused.error).toMatchObject({ status: 403 });
  });

  it("draws pictures anew and shows them; hidden positions are gone", async () => {
    const name = `${ada.user.id}/cover.jpg`;
    const covers = ada.client.storage.from("covers");
    const original = await photo();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const file = new File([new Uint8Array(original)], "cover.jpg", { type: "image/jpeg" });
    expect((await covers.upload(name, file, { cacheControl: "3600" })).error).toBeNull();
    const { publicUrl } = covers.getPublicUrl(name).data;
    const shown = await server.ask(new URL(publicUrl).pathname);
    expect(shown.headers.get("content-type")).toBe("image/jpeg");
    expect(shown.headers.get("content-disposition")).toBe("inline");
    expect(shown.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(shown.headers.get("access-control-allow-origin")).toBe("*");
    const drawn = await sharp(await shown.arrayBuffer()).metadata();
    expect(drawn).toMatchObject({ width: 40, height: 30, format: "jpeg" });
    expect(drawn.exif).toBeUndefined();

    const lie = new File(["<script>alert(1)</script>"], "x.png", { type: "image/png" });
    expect((await covers.upload(`${ada.user.id}/x.png`, lie)).error).toMatchObject({
      status: 415,
      message: "Only JPG, PNG or WebP pictures are accepted.",
    });
    const broken = new File([new Uint8Array(original.subarray(0, 200))], "y.jpg");
    expect((await covers.upload(`${ada.user.id}/y.jpg`, broken)).error).toMatchObject({
      status: 415,
    });
  });

  it("never lets a stored page or drawing run", async () => {
    const name = `${ada.user.id}/evil.svg`;
    const svg = new Blob(["<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"], {
      type: "image/svg+xml",
    });
    expect((await papersOf(ada).upload(name, svg)).error).toBeNull();
    const signed = await papersOf(ada).createSignedUrl(name, 60);
    const url = new URL(signed.data?.signedUrl ?? "");
    const opened = await server.ask(url.pathname + url.search);
    expect(opened.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(opened.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(opened.headers.get("x-content-type-options")).toBe("nosniff");
    const html = new Blob(["<script>1</script>"], { type: "image/png" });
    expect((await papersOf(ada).upload(`${ada.user.id}/e.png`, html)).error).toMatchObject({
      status: 415,
    });
  });

  it("sends parts, says when nothing changed, and counts real bytes", async () => {
    const name = `${ada.user.id}/range.txt`;
    await papersOf(ada).upload(name, new Blob(["0123456789"], { type: "text/plain" }));
    const signed = await papersOf(ada).createSignedUrl(name, 60);
    const url = new URL(signed.data?.signedUrl ?? "");
    const get = (headers: Record<string, string>) =>
      server.ask(url.pathname + url.search, { headers });
    const middle = await get({ range: "bytes=2-4" });
    expect([middle.status, await middle.text()]).toEqual([206, "234"]);
    expect(middle.headers.get("content-range")).toBe("bytes 2-4/10");
    expect(await (await get({ range: "bytes=-3" })).text()).toBe("789");
    expect((await get({ range: "bytes=50-" })).status).toBe(416);
    const etag = middle.headers.get("etag") ?? "";
    expect((await get({ "if-none-match": etag })).status).toBe(304);

    const big = await papersOf(ada).upload(`${ada.user.id}/big`, text(65_537));
    expect(big.error).toMatchObject({ status: 413 });
    expect((await papersOf(ada).upload(`${ada.user.id}/fits`, text(65_536))).error).toBeNull();
  });

  it.each(["..%2F..%2Fsecrets.json", "%2e%2e/x", "a//b", "a%00b", "a%5Cb"])(
    "refuses the key %s",
    async (key) => {
      const session = (await ada.client.auth.getSession()).data.session;
      const answer = await server.ask(`/storage/v1/object/papers/${ada.user.id}/${key}`, {
        method: "POST",
        headers: {
          apikey: server.backend.secrets.publishableKey,
          authorization: `Bearer ${session?.access_token}`,
          "content-type": "text/plain",
        },
        body: "x",
      });
      expect([400, 403]).toContain(answer.status);
    },
  );

  it("answers what it does not do with 501 and its name", async () => {
    const headers = { apikey: server.backend.secrets.publishableKey };
    const answer = await server.ask("/storage/v1/upload/resumable", { method: "POST", headers });
    expect(answer.status).toBe(501);
    expect(await answer.json()).toMatchObject({
      error: "not_supported",
      feature: "POST /storage/v1/upload/resumable",
    });
  });
});
