export default function Tides() {
  return <h2>By the sea</h2>;
}
