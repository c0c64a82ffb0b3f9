import { type Drive, drivesAt } from "@touchline/feed";
import type { PictureDrive, PictureLine } from "@touchline/contract/http/pictures";
import { leadText, periodScores, type PictureSubject, type SportPicture } from "./picture-subject.ts";

const shownDrives = 8;

function downText({ down, firstDown, at }: Drive, { names }: PictureSubject): string {
  return `${names.ordinal(down)} & ${firstDown - at}`;
}

function resultText(drive: Drive, subject: PictureSubject): string {
  const { names } = subject;
  const { result } = drive;
  if (result === null) return downText(drive, subject);
  if (result === "half") return names.incident("period_end");
  return result === "punt" || result === "turnover" ? names.picture(result) : names.incident(result);
}

/** Converts a yard to the distance from the goal line that the home side defends. */
function fromHome({ side }: Drive, yard: number): number {
  return side === "home" ? yard : 100 - yard;
}

function lineOf(subject: PictureSubject, drive: Drive | undefined): PictureLine {
  const scores = periodScores(subject);
  if (drive?.result !== null) return { ...leadText(subject, subject.scoreboard.total), scores };
  return {
    text: `${subject.teams[drive.side]}, ${downText(drive, subject)}`,
    side: drive.side,
    field: {
      side: drive.side,
      from: fromHome(drive, drive.from),
      at: fromHome(drive, drive.at),
      first_down: fromHome(drive, drive.firstDown),
    },
    scores,
  };
}

/** The current drive with down and distance, and the earlier ones. */
export function americanFootballPicture(subject: PictureSubject): SportPicture {
  const { names, allEvents, elapsedMs, random } = subject;
  const drives = drivesAt(allEvents, elapsedMs, random);
  const shown = drives.slice(-shownDrives).toReversed();
  return {
    line: lineOf(subject, drives.at(-1)),
    chart:
      shown.length === 0
        ? null
        : {
            title: names.picture("drives"),
            drives: shown.map((drive): PictureDrive => ({
              side: drive.side,
              from: drive.from,
              to: drive.at,
              text: resultText(drive, subject),
              is_now: drive.result === null,
            })),
          },
    isSimulated: true,
  };
}
