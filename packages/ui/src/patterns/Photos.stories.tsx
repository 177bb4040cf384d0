import type { Meta, StoryObj } from "@storybook/react-vite";
import { DescriptionList } from "../components/description-list/DescriptionList.tsx";
import { PhotoGrid } from "../components/photo-grid/PhotoGrid.tsx";
import { samplePhotos } from "../components/photo-grid/samplePhotos.ts";
import { FoundationPage } from "../foundations/FoundationPage.tsx";
import { FoundationSection } from "../foundations/FoundationSection.tsx";
import { PatternRules } from "./PatternRules.tsx";

const meta = {
  title: "Patterns/Photos",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const photos = samplePhotos(12);

export const Photos: Story = {
  render: () => (
    <FoundationPage
      title="Photos"
      lead="Photographs first: from edge to edge, nothing in front of them, and nothing that moves while they come."
    >
      <FoundationSection
        title="Lines of photos"
        about="Each keeps its own shape. Sizes are known before the pictures are there."
      >
        <PhotoGrid label="Thirty Years On" photos={photos} onOpen={() => {}} />
      </FoundationSection>
      <FoundationSection title="By keys">
        <DescriptionList
          items={[
            {
              term: "Arrows, Page, Home, End",
              detail: "From photo to photo; up and down to the one that stands there.",
            },
            {
              term: "Enter",
              detail: "Opens it large; there arrows go on, Z zooms, Escape closes.",
            },
            {
              term: "Space, Shift and arrows, Control A",
              detail: "Choose, where photos can be chosen; Escape lets go of all.",
            },
          ]}
        />
      </FoundationSection>
      <PatternRules
        do={[
          "Keep width and height with every photo, and a small one beside the large one.",
          "Ask for a description where photos come in; until there is one, the place is spoken.",
          "Give the focus back to the photo that was seen last, not to the one that was opened.",
          "Put at most three actions under a large photo, the one that is wanted first.",
          "Let the page scroll: 5,000 photos are one page.",
        ]}
        doNot={[
          "Do not write names on photos: they stand below the large one.",
          "Do not put menus into the dark room: what floats would lie outside of it.",
          "Do not open the large view for a video or a file.",
          "Do not count “photo 18” in an address: name it by its id.",
        ]}
        instead={[
          ["Image 1 of 48", "A lantern over the water, photo 1 of 48"],
          ["Upload failed", "Not sent: the photo is larger than 25 MB."],
          ["Delete selected items?", "3 photos taken out. Undo"],
        ]}
        parts={[
          ["PhotoGrid", "Many photos, in lines of their own shapes, opened and chosen."],
          ["PhotoView", "One photo large, with the way to the next."],
          ["FileUpload", "Where photos come in."],
        ]}
      />
    </FoundationPage>
  ),
};
