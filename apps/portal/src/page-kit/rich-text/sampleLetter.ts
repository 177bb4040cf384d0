import type { RichText } from "@jubilee/core/base/rich-text.types";

const said = (text: string) => [{ type: "text", text } as const];

/** A letter with all that a text can hold, to be looked at. */
export const sampleLetter: RichText = {
  version: 1,
  content: [
    { type: "heading", attrs: { level: 2 }, content: said("Come to the Tegernsee") },
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Dear " },
        { type: "field", attrs: { name: "first_name", fallback: "friends" } },
        { type: "text", text: ", " },
        { type: "text", text: "three days", marks: [{ type: "bold" }] },
        { type: "text", text: ", four generations and an inn that takes us all. " },
        { type: "mention", attrs: { id: "ute", name: "Ute Grünewald" } },
        { type: "text", text: " holds the rooms; here is " },
        {
          type: "text",
          text: "the way there",
          marks: [{ type: "link", attrs: { href: "https://alpenblick.example/way" } }],
        },
        { type: "text", text: "." },
      ],
    },
    { type: "heading", attrs: { level: 3 }, content: said("What to bring") },
    {
      type: "bullets",
      content: [
        { type: "item", content: [{ type: "paragraph", content: said("shoes that may get wet") }] },
        {
          type: "item",
          content: [
            { type: "paragraph", content: said("a photograph for the wall") },
            {
              type: "numbers",
              content: [
                {
                  type: "item",
                  content: [{ type: "paragraph", content: said("with the year on its back") }],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      type: "quote",
      content: [{ type: "paragraph", content: said("We row at dawn, whoever is awake.") }],
    },
    { type: "paragraph", attrs: { dir: "rtl" }, content: said("أهلًا وسهلًا بكم جميعًا") },
  ],
};
