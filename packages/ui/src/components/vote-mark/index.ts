export { VoteMark, type VoteMarkProps } from "./VoteMark.tsx";
