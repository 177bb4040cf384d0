import sharp from "sharp";
import type { OpenBackend } from "../../backend.types.ts";
import type { DemoPart } from "../demo-part.types.ts";
import { fileKeeper } from "../file-keeper.ts";
import { drawLogo, drawScene, type Scene } from "./demo-pictures.ts";
import { idOf } from "../random.ts";

interface DemoPhoto {
  scene: Scene;
  alt: string;
  caption: string | null;
}

const reunion: DemoPhoto[] = [
  {
    scene: "lake",
    alt: "Lamps on a wire above the lake at dusk, the boathouse lit from inside",
    caption: "The Boathouse, the evening before",
  },
  {
    scene: "before",
    alt: "A brown photograph: three rows of people on the steps in front of the boathouse",
    caption: "The same steps, 1997",
  },
  { scene: "steps", alt: "Three rows of people on the boathouse steps at noon", caption: "2017" },
  {
    scene: "supper",
    alt: "A long table with candles, people standing behind it in warm light",
    caption: null,
  },
  {
    scene: "band",
    alt: "A band of five in coloured light, hands in the air before it",
    caption: "The Late Bells swore never to play again",
  },
  { scene: "boats", alt: "Three rowing boats on the lake in morning mist", caption: null },
  { scene: "dance", alt: "People dancing under strings of lamps", caption: null },
  {
    scene: "fireworks",
    alt: "Fireworks above the dark lake, people watching from the shore",
    caption: "Midnight, ten years ago",
  },
];

const regatta: DemoPhoto[] = [
  {
    scene: "boats",
    alt: "Three rowing boats on the lake, their crews looking back at the shore",
    caption: "Ten minutes to the start",
  },
  {
    scene: "steps",
    alt: "Three rows of people on the boathouse steps after the race",
    caption: "Everybody who rowed",
  },
  { scene: "supper", alt: "Soup at a long table with candles", caption: null },
];

const sponsors = [
  {
    tier: "Hosts of the evening",
    name: "Merrow Savings Bank",
    word: "Merrow Savings",
    url: "https://bank.merrow.example/",
    colour: "#1f4e6b",
    shape: "bar",
  },
  {
    tier: "Hosts of the evening",
    name: "The Boathouse",
    word: "The Boathouse",
    url: "https://boathouse.example/",
    colour: "#8a2f3a",
    shape: "wave",
  },
  {
    tier: "Friends of the class",
    name: "Halloran Orchards",
    word: "Halloran",
    url: "https://orchards.example/",
    colour: "#4f6f36",
    shape: "leaf",
  },
  {
    tier: "Friends of the class",
    name: "Ring Road Cycles",
    word: "Ring Road",
    url: null,
    colour: "#b5651d",
    shape: "ring",
  },
  {
    tier: "Friends of the class",
    name: "Okonkwo & Daughters, printers",
    word: null,
    url: "https://printers.example/",
    colour: "",
    shape: "bar",
  },
] as const;

type DemoSponsor = (typeof sponsors)[number];

/** Pixels a side of the small picture in a grid. */
const smallSide = 720;

/** Photos of the reunion and of the regatta that is over, and the reunion's sponsors. */
export const demo: DemoPart = {
  order: 110,
  async seed(backend) {
    await hang(backend, idOf("Hartwell"), reunion, sponsors);
    await hang(backend, idOf("Regatta"), regatta, []);
  },
};

/** Gives an event photos and sponsors: drawn here, kept where uploads are. */
async function hang(
  backend: OpenBackend,
  eventId: string,
  photos: readonly DemoPhoto[],
  supporters: readonly DemoSponsor[],
): Promise<void> {
  const [event] = await backend.query<{ account: string }>(
    "select account_id as account from public.events where id = $1",
    [eventId],
  );
  if (!event) throw new Error("The demo has lost the event whose photos these are");
  const keep = keeper(backend, eventId);
  const drawn = await Promise.all(
    photos.map(async (photo, at) => {
      const picture = sharp(Buffer.from(drawScene(photo.scene, at + 1)));
      const whole = await picture.jpeg({ quality: 82 }).toBuffer({ resolveWithObject: true });
      const small = await sharp(whole.data).resize({ width: smallSide }).jpeg().toBuffer();
      const { width, height } = whole.info;
      const [path, thumb] = await Promise.all([
        keep(`photo ${photo.scene}`, whole.data, "jpg"),
        keep(`small ${photo.scene}`, small, "jpg"),
      ]);
      return { ...photo, path, thumb, width, height, position: at + 1 };
    }),
  );
  const signed = await Promise.all(
    supporters.map(async (sponsor) => {
      if (sponsor.word === null) return { ...sponsor, path: null, width: null, height: null };
      const sign = drawLogo(sponsor.word, sponsor.colour, sponsor.shape);
      const { data, info } = await sharp(Buffer.from(sign))
        .png()
        .toBuffer({ resolveWithObject: true });
      const path = await keep(`logo ${sponsor.name}`, data, "png");
      return { ...sponsor, path, width: info.width, height: info.height };
    }),
  );
  await backend.query(
    `insert into public.photos (event_id, storage_path, thumb_path, alt, caption, width, height, position)
     select $1::uuid, p ->> 'path', p ->> 'thumb', p ->> 'alt', p ->> 'caption', (p ->> 'width')::integer,
       (p ->> 'height')::integer, (p ->> 'position')::integer
     from jsonb_array_elements($2::text::jsonb) p`,
    [eventId, JSON.stringify(drawn)],
  );
  await backend.query(
    `with wanted as (
       select s, n from jsonb_array_elements($3::text::jsonb) with ordinality as list (s, n)),
     tiers as (
       insert into public.sponsor_tiers (account_id, event_id, name, position)
       select $1::uuid, $2::uuid, s ->> 'tier', min(n) from wanted group by s ->> 'tier' returning id, name)
     insert into public.sponsors (account_id, event_id, tier_id, name, url, logo_path, logo_width, logo_height, position)
     select $1::uuid, $2::uuid, t.id, s ->> 'name', s ->> 'url', s ->> 'path', (s ->> 'width')::integer,
       (s ->> 'height')::integer, n
     from wanted join tiers t on t.name = s ->> 'tier'`,
    [event.account, eventId, JSON.stringify(signed)],
  );
}

/** Keeps a picture of an event as an upload would be; the answer is its name in the bucket. */
function keeper(backend: OpenBackend, eventId: string) {
  const keep = fileKeeper(backend);
  return async (name: string, bytes: Uint8Array, ending: "jpg" | "png"): Promise<string> => {
    const key = `${eventId}/${idOf(`picture ${name}`)}.${ending}`;
    await keep({ bucket: "photos", key }, bytes, ending === "jpg" ? "image/jpeg" : "image/png");
    return key;
  };
}
