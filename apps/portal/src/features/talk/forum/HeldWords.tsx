import { createForumApi } from "@jubilee/core/talk/forum.api";
import { Button } from "@jubilee/ui/button";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { talkKeys } from "../keys.ts";

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The list of words: a post with one of them waits until a moderator has looked at it. */
export function HeldWords({ words }: { words: readonly string[] }) {
  const api = useApi(createForumApi);
  const { isBusy, run } = useWrite(talkKeys.forum);
  const [text, setText] = useState(words.join("\n"));
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    const kept = await run(
      () => api.setWords(linesOf(text)),
      ({ field, message }) => {
        if (field === "words") setProblem(message);
        return field === "words";
      },
    );
    if (kept !== null) toast.success("The words are saved");
  };
  return (
    <Stack gap="3">
      <TextArea
        label="Words and phrases, one a line"
        help="A post with one of them is seen by its writer and by moderators until one of you lets it through. A star at the end stands for all that begin so: gambl*"
        value={text}
        onValueChange={(value) => {
          setText(value);
          setProblem(undefined);
        }}
        {...(problem === undefined ? {} : { error: problem })}
      />
      <div>
        <Button size="sm" loading={isBusy} onClick={() => void save()}>
          Save the words
        </Button>
      </div>
    </Stack>
  );
}
