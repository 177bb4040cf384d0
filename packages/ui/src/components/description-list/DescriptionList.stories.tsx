import type { Meta, StoryObj } from "@storybook/react-vite";
import { DescriptionList } from "./DescriptionList.tsx";

const meta = {
  title: "Data/DescriptionList",
  component: DescriptionList,
  args: {
    items: [
      { term: "Meal", detail: "Lake trout" },
      { term: "Allergies", detail: "Shellfish" },
      { term: "E-mail", detail: "maximiliana.featherstonehaugh-villavicencio@mail.example.com" },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Lines: Story = { args: { look: "lines" } };
