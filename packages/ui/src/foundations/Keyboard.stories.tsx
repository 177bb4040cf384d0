import type { Meta, StoryObj } from "@storybook/react-vite";
import { DescriptionList } from "../components/description-list/DescriptionList.tsx";
import { Kbd } from "../components/kbd/Kbd.tsx";
import { Inline } from "../components/inline/Inline.tsx";
import { FoundationPage } from "./FoundationPage.tsx";
import { FoundationSection } from "./FoundationSection.tsx";
import { rules } from "./Page.css.ts";

const meta = {
  title: "Foundations/Keyboard",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** What is pressed, and what happens then. */
type Keys = readonly (readonly [keys: readonly string[], what: string])[];

const patterns: readonly (readonly [title: string, about: string, keys: Keys])[] = [
  [
    "A list",
    "DataTable, with the panel beside it. One stop for Tab.",
    [
      [["↑", "↓"], "the row before, the row after"],
      [["Home", "End"], "the first row, the last"],
      [["Page Up", "Page Down"], "a window’s height of rows"],
      [["Space"], "chooses the row; with Shift all rows since the last one"],
      [["Enter"], "opens the row"],
      [["J", "K"], "the next, the one before, while the panel stays open"],
    ],
  ],
  [
    "Moving things",
    "Board, TimeAxis, seats, schedule, calendar.",
    [
      [["Space"], "lifts what has the focus, and puts it down"],
      [["←", "↑", "→", "↓"], "carry what is lifted"],
      [["M"], "“Move to…”: names the places it can go to"],
      [["Esc"], "puts it back where it was"],
    ],
  ],
  [
    "Figures",
    "FigureTable: the keys of a spreadsheet.",
    [
      [["←", "↑", "→", "↓"], "from cell to cell"],
      [["Enter", "F2"], "writes in the cell; Enter keeps it"],
      [["Tab"], "keeps it and goes to the next cell"],
      [["Esc"], "leaves it as it was"],
      [["Delete"], "empties it"],
    ],
  ],
  [
    "Talk and photos",
    "Conversation, PhotoGrid, PhotoView. Each is one stop for Tab.",
    [
      [["↑", "↓"], "from message to message"],
      [["←", "↑", "→", "↓"], "from photo to photo"],
      [["Esc"], "closes the large photo, or lets go of those that are chosen"],
    ],
  ],
  [
    "Fields",
    "DateTimeField, Combobox, CommandPalette.",
    [
      [["↓"], "opens what there is to choose from"],
      [["Enter"], "takes what is marked"],
      [["Esc"], "closes it; what was typed stays"],
    ],
  ],
];

const pressed = (keys: readonly string[]) => (
  <Inline gap="1">
    {keys.map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}
  </Inline>
);

export const Keyboard: Story = {
  render: () => (
    <FoundationPage
      title="Keyboard"
      lead="Everything is done without a mouse, and nothing needs more than one stop to be passed by. Each part’s own keys are pressed in its stories."
    >
      {patterns.map(([title, about, keys]) => (
        <FoundationSection key={title} title={title} about={about}>
          <DescriptionList
            look="lines"
            items={keys.map(([names, what]) => ({ term: what, detail: pressed(names) }))}
          />
        </FoundationSection>
      ))}
      <FoundationSection title="Rules">
        <ul className={rules}>
          <li>Where the focus is can be seen: a ring of 3 to 1 that nothing lies over.</li>
          <li>What opens gives the focus back to what opened it.</li>
          <li>A row that goes away hands its focus to the next one.</li>
          <li>Single letters act only while the list or its panel has the focus.</li>
          <li>What happens is spoken where it cannot be seen.</li>
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
};
