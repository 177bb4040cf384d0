import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { BrandPlayground } from "./BrandPlayground.tsx";
import { FoundationPage } from "./FoundationPage.tsx";
import { FoundationSection } from "./FoundationSection.tsx";
import { rules } from "./Page.css.ts";

const meta = {
  title: "Foundations/Brand",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Brand: Story = {
  render: () => (
    <FoundationPage
      title="Brand"
      lead="One colour makes a theme. It takes plum’s place in actions, links, focus and marks, by day, by night and with high contrast, and whatever colour comes in, every pair of roles keeps its limit."
    >
      <FoundationSection title="Try a colour">
        <BrandPlayground start="#0b5fff" />
      </FoundationSection>
      <FoundationSection title="How it is made">
        <ul className={rules}>
          <li>
            The colour is worn as it is where words on it reach 4.5 and it stands out from every
            ground by 3.
          </li>
          <li>
            Else it moves in lightness, hue kept, until it does; the page says so and shows both.
          </li>
          <li>Links and other words in it are moved further, to 4.5, or 7 with high contrast.</li>
          <li>Marigold, moss, brick and sky keep their meaning: a red brand is not an error.</li>
          <li>
            BrandTheme dresses whole screens; EventTheme with a colour dresses an event’s page,
            paper included.
          </li>
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Colour");
    await userEvent.clear(field);
    await userEvent.type(field, "yellow");
    await expect(field).toHaveAccessibleDescription(/six digits/);
    await userEvent.clear(field);
    await userEvent.type(field, "#ffd400");
    await waitFor(() => expect(canvas.getByText(/By day it is worn as/)).toBeVisible());
  },
};
