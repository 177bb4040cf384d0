import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { OpenBackend } from "../../backend.types.ts";
import type { DemoPart } from "../demo-part.types.ts";
import { fileKeeper } from "../file-keeper.ts";
import { drawScene, type Scene } from "../media/demo-pictures.ts";
import { idOf } from "../random.ts";

const statement = readFileSync(new URL("threads.sql", import.meta.url), "utf8");
/** Conversations whose addresses are the same in every demo. */
const conversations = ["talk", "pays", "room", "train"];

/** What is said about the reunion: by everybody, and by three guests to the hosts. */
export const demo: DemoPart = {
  async seed(backend) {
    const named = conversations.reduce(
      (text, name) => text.replaceAll(`:${name}`, idOf(`Hartwell ${name}`)),
      statement.replace(":event", idOf("Hartwell")),
    );
    await backend.query(named);
    await addFiles(backend);
  },
};

/** What came with messages: by how they begin, what is seen, and the file's name. */
const pictures: readonly { said: string; scene: Scene; name: string }[] = [
  { said: "In my parents’ attic", scene: "before", name: "The attic, 1997.jpg" },
  { said: "I found the yearbook", scene: "steps", name: "Yearbook, page 40.jpg" },
  { said: "I found the yearbook", scene: "band", name: "Yearbook, page 42.jpg" },
];
const bus = {
  said: "A minibus waits at the station",
  name: "Minibus.csv",
  text: "From the station,At the school\n16:00,16:12\n16:20,16:32\n16:40,16:52\n",
};

async function addFiles(backend: OpenBackend): Promise<void> {
  const keep = fileKeeper(backend);
  const threadId = idOf("Hartwell talk");
  const add = async (
    of: { said: string; name: string },
    bytes: Uint8Array,
    mime: string,
    size: object,
  ) => {
    const id = idOf(`file ${of.name}`);
    await keep({ bucket: "talk", key: `${threadId}/${id}` }, bytes, mime);
    await backend.query(
      `insert into public.thread_files (id, account_id, thread_id, member_id, message_id, path, name, mime, size, width, height, position)
       select f.id, m.account_id, m.thread_id, m.author_id, m.id, m.thread_id || '/' || f.id, f.name, f.mime, f.size, f.width, f.height, coalesce(f.position, 0)
       from jsonb_to_record($1::text::jsonb) f (id uuid, said text, name text, mime text, size int, width int, height int, position int)
       join public.thread_messages m on m.thread_id = $2::uuid and starts_with(m.body, f.said)`,
      [JSON.stringify({ ...of, ...size, id, mime, size: bytes.byteLength }), threadId],
    );
  };
  for (const [at, picture] of pictures.entries()) {
    const { data, info } = await sharp(Buffer.from(drawScene(picture.scene, 40 + at)))
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    await add(picture, data, "image/jpeg", {
      width: info.width,
      height: info.height,
      position: at,
    });
  }
  await add(bus, new TextEncoder().encode(bus.text), "text/csv", {});
}
