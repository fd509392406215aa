/** What is made of an object is made once, for as long as that is there. */
export function madeOnce<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const all = new WeakMap<Key, { made: Made }>();
  return (key) => {
    const known = all.get(key) ?? { made: make(key) };
    all.set(key, known);
    return known.made;
  };
}
