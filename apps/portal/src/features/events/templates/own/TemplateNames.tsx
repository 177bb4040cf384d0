import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import type { Problems } from "../../../../page-kit/form/problems.rules.ts";

interface Names {
  title: string;
  line: string;
}

interface Field {
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
}

/** What is wrong with the names of a template. */
export function checkNames({ title, line }: Names): Problems<Names> {
  return {
    ...(title.trim() === "" && { title: "Give the template a name" }),
    ...(title.trim().length > 80 && { title: "A name has up to 80 characters" }),
    ...(line.trim().length > 200 && { line: "The description can have up to 200 characters" }),
  };
}

/** The two fields by which a template is found again. */
export function TemplateNames({ title, line }: { title: Field; line: Field }) {
  return (
    <Stack gap="4">
      <TextField label="Name" {...title} />
      <TextField
        label="What it is good for"
        help="One sentence. Whoever gets the link reads it first."
        {...line}
      />
    </Stack>
  );
}
