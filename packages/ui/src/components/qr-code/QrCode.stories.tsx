import type { Meta, StoryObj } from "@storybook/react-vite";
import { QrCode } from "./QrCode.tsx";

const meta = {
  title: "Events/QrCode",
  component: QrCode,
  args: { value: "https://jubilee.example/t/J-4471-1", label: "Ticket J-4471-1 of Adaeze Okonkwo" },
} satisfies Meta<typeof QrCode>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
