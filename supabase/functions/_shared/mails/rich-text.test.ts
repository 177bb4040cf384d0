import { Parser } from "htmlparser2";
import { expect, it } from "vitest";
import { housePalette } from "./palette.ts";
import { penOf } from "./pen.ts";
import { richTextHtml, richTextLines } from "./rich-text.ts";

const site = "https://jubilee.example";
const pen = penOf("en", housePalette);

const attacks = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  `"><svg onload=alert(1)>`,
  "</td></table><a href='javascript:alert(1)'>x</a>",
  "javascript:alert(1)",
  "--><style>*{display:none}</style>",
  "\u0000<scr\u0000ipt>",
  "rtl;position:fixed;inset:0;background:url(https://evil.example/x)",
  `10px" style="position:absolute;width:expression(alert(1))`,
  "<style>@import 'https://evil.example/x.css';</style>",
];
const allowed = new Set("p h2 h3 ul ol li div a b i s code bdi br img".split(" "));

it.each(attacks)("%j is text in every place of a mail", (attack) => {
  const text = {
    version: 1,
    content: [
      {
        type: "heading",
        attrs: { level: 2, dir: attack },
        content: [{ type: "text", text: attack }],
      },
      {
        type: "paragraph",
        content: [
          { type: "mention", attrs: { id: attack, name: attack } },
          { type: "field", attrs: { name: attack, fallback: attack } },
          { type: "text", text: attack, marks: [{ type: "link", attrs: { href: attack } }] },
          { type: "text", text: attack, marks: [{ type: "code" }, { type: attack }] },
        ],
      },
      { type: "picture", attrs: { src: attack, alt: attack, width: 10, height: 10 } },
      {
        type: "picture",
        attrs: { src: "/storage/v1/object/public/a/b.jpg", alt: attack, width: 900, height: 600 },
      },
      {
        type: "picture",
        attrs: { src: "/storage/v1/object/public/a/b.jpg", alt: "", width: attack, height: attack },
      },
      {
        type: "paragraph",
        attrs: { dir: attack, style: attack, class: attack },
        content: [
          { type: "text", text: "Plain", marks: [{ type: "bold", attrs: { style: attack } }] },
        ],
      },
      {
        type: "quote",
        content: [{ type: "paragraph", content: [{ type: "text", text: attack }] }],
      },
    ],
  };
  const html = richTextHtml(text, pen, site);
  const odd: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!allowed.has(name)) odd.push(name);
      for (const [key, value] of Object.entries(attributes)) {
        if (key === "style" && /position|url\(|@import|expression|behavior/iu.test(value))
          odd.push(value);
        if (key.startsWith("on") || /javascript:/i.test(key === "alt" ? "" : value)) odd.push(key);
      }
    },
  });
  parser.end(html);
  expect(odd).toEqual([]);
  expect(richTextLines(text)).toContain(attack);
});

it("shows a picture by its whole address, as wide as the mail", () => {
  const html = richTextHtml(
    {
      version: 1,
      content: [
        {
          type: "picture",
          attrs: {
            src: "/storage/v1/object/public/a/b.jpg",
            alt: "The lake",
            width: 1040,
            height: 600,
          },
        },
      ],
    },
    pen,
    site,
  );
  expect(html).toContain(
    'src="https://jubilee.example/storage/v1/object/public/a/b.jpg" width="520" height="300"',
  );
});

it("lets a word that is longer than a phone is wide go on in the next line, wherever it stands", () => {
  const word = [
    { type: "text", text: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen" },
  ];
  const paragraph = { type: "paragraph", content: word };
  const content = [
    { type: "heading", attrs: { level: 2 }, content: word },
    { type: "heading", attrs: { level: 3 }, content: word },
    paragraph,
    { type: "bullets", content: [{ type: "item", content: [paragraph] }] },
    { type: "quote", content: [paragraph] },
  ];
  const around: (boolean | undefined)[] = [];
  const open: boolean[] = [];
  const parser = new Parser({
    onopentag: (_, { style = "" }) =>
      open.push(open.at(-1) === true || style.includes("overflow-wrap:anywhere")),
    ontext: () => around.push(open.at(-1)),
    onclosetag: () => void open.pop(),
  });
  parser.end(richTextHtml({ version: 1, content }, pen, site));
  expect(around).toEqual(content.map(() => true));
});
