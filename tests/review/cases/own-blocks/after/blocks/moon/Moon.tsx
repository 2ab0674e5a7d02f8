export default function Moon() {
  return <h3>By the sea</h3>;
}
