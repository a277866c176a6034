/** What the server and the page say to each other: from its OpenAPI schema (`wardroom openapi`, `npm run types`). */
import type { components } from "./schema";

type Schemas = components["schemas"];

/** As the server sends it: fields with a default are there too; only those that may be null may be left out. */
export type Whole<T> = T extends (infer Item)[]
  ? Whole<Item>[]
  : T extends object
    ? { [Field in keyof T as null extends T[Field] ? never : Field]-?: Whole<Exclude<T[Field], undefined>> } & {
        [Field in keyof T as null extends T[Field] ? Field : never]: Whole<T[Field]>;
      }
    : T;

export type Facts = Record<string, unknown>;
export type Me = Whole<Schemas["Me"]>;
export type BotInfo = Whole<Schemas["BotInfo"]>;
export type BotToken = Whole<Schemas["BotToken"]>;
export type SwitchInfo = Whole<Schemas["SwitchInfo"]>;
export type NeedsInfo = Whole<Schemas["NeedsInfo"]>;
export type Setting = SwitchInfo["default"];
export type GameInfo = Whole<Schemas["GameInfo"]>;
export type LookInfo = Whole<Schemas["LookInfo"]>;
/** What pieces are called, by id and language. */
export type Names = Record<string, Record<string, string>>;
export type RuleInfo = Whole<Schemas["RuleInfo"]>;
export type SeatWish = Schemas["SeatWish"];
export type NewTable = Schemas["NewTable"];
export type SeatInfo = Whole<Schemas["SeatInfo"]>;
export type TableInfo = Whole<Schemas["TableInfo"]>;
export type StewardNote = Whole<Schemas["StewardNote"]>;
export type ClockRule = Whole<Schemas["ClockRule"]>;
export type ClockInfo = Whole<Schemas["ClockInfo"]>;
export type SeatClock = Whole<Schemas["SeatClock"]>;
export type Habits = Whole<Schemas["HabitsInfo"]>;
export type SeatKind = SeatInfo["kind"];
export type Pace = TableInfo["pace"];
export type MyTables = Whole<Schemas["MyTables"]>;
export type SeatLink = Whole<Schemas["SeatLink"]>;
export type RematchInfo = Whole<Schemas["RematchInfo"]>;
export type EndInfo = Whole<Schemas["EndInfo"]>;
export type PersonLine = Whole<Schemas["PersonLine"]>;
export type PersonPage = Whole<Schemas["PersonPage"]>;
export type GameRecord = Whole<Schemas["GameRecord"]>;
export type CurvePoint = Whole<Schemas["CurvePoint"]>;
export type PastMatch = Whole<Schemas["PastMatch"]>;
export type LinkedSeat = Whole<Schemas["LinkedSeat"]>;
export type OpenedTable = Whole<Schemas["OpenedTable"]>;
export type Sit = Schemas["Sit"];
export type Said = Whole<Schemas["Said"]>;
export type OptionInfo = Whole<Schemas["OptionInfo"]>;
export type AskInfo = Whole<Schemas["AskInfo"]>;
export type Hint = Whole<Schemas["Hint"]>;
export type Figure = Whole<Schemas["Figure"]>;
export type CostInfo = Whole<Schemas["CostInfo"]>;
export type TurnInfo = Whole<Schemas["TurnInfo"]>;
export type ShareInfo = Whole<Schemas["ShareInfo"]>;
export type AnalysisInfo = Whole<Schemas["AnalysisInfo"]>;
export type Explanation = Whole<Schemas["ExplanationInfo"]>;
export type Lines = Whole<Schemas["Lines"]>;
export type Explained = Whole<Schemas["Explained"]>;
export type Reason = Whole<Schemas["Reason"]>;
export type LineInfo = Whole<Schemas["LineInfo"]>;
export type ResultInfo = Whole<Schemas["ResultInfo"]>;
export type Position = Whole<Schemas["Position"]>;
export type OrderInfo = Whole<Schemas["OrderInfo"]>;
export type Until = OrderInfo["until"];
export type TakeBack = Whole<Schemas["TakeBack"]>;
export type Stills = Whole<Schemas["Stills"]>;
export type Branch = Schemas["Branch"];
export type Step = Whole<Schemas["Step"]>;
export type GameLessons = Whole<Schemas["GameLessons"]>;
export type LessonLine = Whole<Schemas["LessonLine"]>;
export type LessonInfo = Whole<Schemas["LessonInfo"]>;
export type CoachStep = Whole<Schemas["CoachStep"]>;
export type LessonProgress = Whole<Schemas["LessonProgress"]>;
export type LessonMoment = Whole<Schemas["LessonMoment"]>;
export type ProblemLine = Whole<Schemas["ProblemLine"]>;
export type ProblemAnswer = Whole<Schemas["ProblemAnswer"]>;
export type ProblemInfo = Whole<Schemas["ProblemInfo"]>;
export type ProblemCourse = Whole<Schemas["ProblemCourse"]>;
export type Fairness = Whole<Schemas["Fairness"]>;

export type TournamentLine = Whole<Schemas["TournamentLine"]>;
export type SetForm = Whole<Schemas["SetForm"]>;
export type TableForm = Whole<Schemas["TableForm"]>;
export type ColumnInfo = Whole<Schemas["ColumnInfo"]>;
export type EffectInfo = Whole<Schemas["EffectInfo"]>;
export type FactInfo = Whole<Schemas["FactInfo"]>;
export type SetDraft = Whole<Schemas["SetDraft"]>;
export type SetFault = Whole<Schemas["SetFault"]>;
export type SetRemark = Whole<Schemas["SetRemark"]>;
export type CheckedSet = Whole<Schemas["CheckedSet"]>;
export type SetInfo = Whole<Schemas["SetInfo"]>;
export type SetContents = Whole<Schemas["SetContents"]>;
export type SetGame = Whole<Schemas["SetGame"]>;
export type CardsInfo = Whole<Schemas["CardsInfo"]>;
export type TournamentKind = TournamentLine["kind"];
export type TournamentInfo = Whole<Schemas["TournamentInfo"]>;
export type EntryInfo = Whole<Schemas["EntryInfo"]>;
export type BoutInfo = Whole<Schemas["BoutInfo"]>;
export type NewTournament = Schemas["NewTournament"];

export type Refusal = Pick<Schemas["Refused"], "key"> & { facts: Facts };
export type ChatLine = Whole<Schemas["ChatLine"]>;
export type Proposal = Whole<Schemas["Proposal"]>;
export type Welcome = Whole<Schemas["Welcome"]>;
export type Clock = Whole<Schemas["Clock"]>;
export type Late = Whole<Schemas["Late"]>;
export type Ordered = Whole<Schemas["Ordered"]>;
export type Moved = Whole<Schemas["Moved"]>;
export type FromServer = Whole<Schemas["FromServer"]>;

type Without<T, Field extends PropertyKey> = T extends unknown ? Omit<T, Field> : never;
/** What a client may ask for; the socket numbers it. */
export type Request = Without<Exclude<Schemas["FromClient"], Schemas["Ping"]>, "request">;
