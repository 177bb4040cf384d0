export { StageString, type StageStringProps, type StringStage } from "./StageString.tsx";
