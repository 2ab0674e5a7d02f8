import type { AnyQuestion, Reader } from './questions.ts';

/** The questions that an engine has, and how its inputs are read: by the numbers of their names. */
export class Library {
  private readonly queries: readonly AnyQuestion[];
  private readonly numberOfName: (name: string) => number;
  private questions: AnyQuestion[] = [];
  private numbers = new Map<AnyQuestion, number>();
  private readers: Reader[] = [];

  /** @param numberOfName gives each name a number */
  constructor(queries: readonly AnyQuestion[], readers: readonly Reader[], numberOfName: (name: string) => number) {
    this.queries = queries;
    this.numberOfName = numberOfName;
    this.readBy(readers);
  }

  /** Has inputs read in another way from now on. */
  readBy(readers: readonly Reader[]): void {
    this.readers = [];
    for (const reader of readers) this.readers[this.numberOfName(reader.input.name)] = reader;
    this.questions = [];
    for (const each of [...this.queries, ...readers.map(({ input }) => input)])
      this.questions[this.numberOfName(each.name)] = each;
    this.numbers = new Map(this.questions.map((each, number) => [each, number]));
  }

  /** All that are used to read inputs. */
  allReaders(): Reader[] {
    return this.readers.flat();
  }

  /** @throws Error for a question that the engine doesn't have */
  numberOf(question: AnyQuestion): number {
    const number = this.numbers.get(question);
    if (number === undefined) throw new Error(`The engine has no question "${question.name}".`);
    return number;
  }

  /** @throws Error if there is no such question */
  questionAt(number: number): AnyQuestion {
    const question = this.questions[number];
    if (question === undefined) throw new Error(`The engine has no question of the number ${number}.`);
    return question;
  }

  /** @throws Error if nothing reads it */
  readerAt(number: number): Reader {
    const reader = this.readers[number];
    if (reader === undefined) throw new Error(`Nothing reads "${this.questionAt(number).name}".`);
    return reader;
  }
}
